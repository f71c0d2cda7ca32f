import { OVERLAY_Z_INDEX } from '@/lib/mantine';
import { HERO_INTERVAL_MS, SOLUTIONS_INTERVAL_MS } from '@/lib/motion/slideIntervals';
import { scrim } from '@/lib/scrim';

export const TABS_FADE_MS = 300;
export const TOAST_Z_INDEX = 2200;
const HERO_HEIGHT_PX = 800;
const SOLUTIONS_HEIGHT_PX = 623;
const TOAST_OFFSET_PX = 16;
const MENU_OVERFLOW_WIDTH_PX = 64;

const JADE = { tint: '#E4F2EF', base: '#0B7F72', hover: '#096A5F', active: '#075549' };

// Linux asks another process for each family: the one that is there comes first, since nobody else has it.
const TEXT_FACE =
  '"Noto Sans CJK SC", -apple-system, "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans SC", sans-serif';

export const TOKENS = {
  '--ink': '#0A1A22',
  '--night': '#0F2A36',
  '--mist': '#F3F6F5',
  '--paper': '#FFFFFF',
  '--ink-2': '#46555C',
  '--ink-3': '#5D6B71',
  '--ink-rgb': '10,26,34',
  '--on-1': '#EAF1F2',
  '--on-soft': 'rgba(255, 255, 255, .8)',
  '--on-2': '#C3CFD3',
  '--on-3': '#93A5AC',
  '--line': 'rgba(10, 26, 34, .12)',
  '--line-strong': 'rgba(10, 26, 34, .28)',
  '--on-line': 'rgba(255, 255, 255, .16)',
  '--on-track': 'rgba(255, 255, 255, .26)',
  '--on-bar': 'rgba(255, 255, 255, .42)',
  '--on-bar-hover': 'rgba(255, 255, 255, .72)',
  '--on-line-strong': 'rgba(255, 255, 255, .62)',
  '--input-line': '#7B888E',
  '--inactive': '#6B7980',
  '--disabled': '#DCE3E1',
  // The ground of the renders, which are laid over it, and the model's name behind them.
  '--stage': '#EEF2F1',
  '--numeral': '#DDE5E2',
  '--picture-failed': '#E6ECEA',
  '--contour': '#2B4A58',
  '--wordmark': '#33434B',
  '--desk': '#DDE4E2',
  '--page-shadow': '0 1px 2px rgba(10, 26, 34, .12), 0 8px 24px -8px rgba(10, 26, 34, .24)',
  '--error': '#B3261E',
  '--online': '#3FCF9B',
  '--jade': JADE.base,
  '--jade-hover': JADE.hover,
  '--jade-active': JADE.active,
  '--jade-tint': JADE.tint,
  '--focus-halo': 'rgba(11, 127, 114, .28)',
  '--amber': '#F07B22',
  '--amber-text': '#A34A08',
  '--route': '#4FD8EE',
  '--backdrop': 'rgba(10, 26, 34, .56)',
  '--scrim-hero': [
    scrim('180deg', 0.6, 0, 30),
    scrim('90deg', 0.76, 4, 64),
    scrim('0deg', 0.62, 0, 52),
  ].join(),
  '--scrim-hero-phone': [scrim('180deg', 0.6, 0, 24), scrim('0deg', 1, 8, 42)].join(),
  '--scrim-left': scrim('90deg', 1, 0, 100),
  '--scrim-chip': [scrim('180deg', 1, 0, 24), scrim('0deg', 1, 0, 24)].join(),
  '--scrim-solutions': [scrim('90deg', 0.9, 4, 72), scrim('0deg', 0.9, 0, 50)].join(),
  '--scrim-solutions-phone': [scrim('0deg', 1, 0, 40), scrim('180deg', 0.66, 0, 40)].join(),
  '--scrim-vision': [scrim('90deg', 1, 28, 60), scrim('0deg', 1, 0, 26)].join(),
  '--scrim-vision-phone': scrim('0deg', 1, 0, 36),
  '--scrim-band': [scrim('90deg', 0.82, 4, 72), scrim('0deg', 0.5, 0, 60)].join(),
  '--scrim-band-wide': [scrim('90deg', 0.92, 30, 64), scrim('0deg', 0.5, 0, 60)].join(),
  '--scrim-band-phone': scrim('0deg', 0.84, 0, 140),
  '--shadow': '0 1px 2px rgba(10, 26, 34, .08), 0 24px 56px -12px rgba(10, 26, 34, .32)',
  '--text-face': TEXT_FACE,
  '--figure-face': '"QL Figures", "DIN Alternate", var(--text-face)',
  '--nav-gap': 'clamp(6px, 8vw - 90px, 13px)',
  '--section': 'clamp(48px, 8.4vw, 128px)',
  '--head-gap': 'clamp(20px, 4.4vw, 64px)',
  '--column-gap': 'clamp(40px, 6vw, 88px)',
  '--radius-control': '4px',
  '--radius-card': '12px',
  '--ease': 'cubic-bezier(.2, .7, .2, 1)',
  '--draw': '1200ms',
  '--hero-height': `${HERO_HEIGHT_PX}px`,
  '--hero-interval': `${HERO_INTERVAL_MS}ms`,
  '--solutions-interval': `${SOLUTIONS_INTERVAL_MS}ms`,
  '--solutions-height': `${SOLUTIONS_HEIGHT_PX}px`,
  '--tabs-fade': `${TABS_FADE_MS}ms`,
  '--menu-overflow-width': `${MENU_OVERFLOW_WIDTH_PX}px`,
  '--toast-offset': `${TOAST_OFFSET_PX}px`,
  '--overlay-z': String(OVERLAY_Z_INDEX),
  '--toast-z': String(TOAST_Z_INDEX),
};

/** Mantine's variables, set to the site's own, so that the switch for the elderly changes them too. */
const MANTINE_VARIABLES = {
  '--mantine-scale': '1',
  '--mantine-cursor-type': 'pointer',
  '--mantine-color-white': 'var(--paper)',
  '--mantine-color-black': 'var(--ink)',
  '--mantine-color-gray-0': 'var(--mist)',
  '--mantine-color-gray-1': 'var(--mist)',
  '--mantine-color-gray-3': 'var(--line)',
  '--mantine-color-gray-4': 'var(--input-line)',
  '--mantine-color-gray-6': 'var(--ink-3)',
  '--mantine-color-gray-7': 'var(--ink-3)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-disabled': 'var(--disabled)',
  '--mantine-color-disabled-border': 'var(--disabled)',
  '--mantine-color-disabled-color': 'var(--ink-2)',
  '--mantine-color-error': 'var(--error)',
  '--mantine-color-success': 'var(--jade)',
  '--mantine-primary-color-filled': 'var(--jade)',
  // A checkbox asks for the primary colour by its name in Mantine's own theme.
  '--mantine-color-blue-filled': 'var(--jade)',
  '--mantine-font-family': 'var(--text-face)',
  '--mantine-font-family-monospace': 'var(--text-face)',
  '--mantine-font-size-sm': '.9375rem',
  '--mantine-font-size-md': '1rem',
  '--mantine-font-weight-medium': '700',
  '--mantine-line-height': '1.5',
  '--mantine-radius-default': 'var(--radius-control)',
  '--mantine-spacing-xs': '12px',
  '--mantine-spacing-sm': '12px',
};

/** Body text of 20 px, every pair at 7:1, lines that are seen. What is large already stays as it is. */
const SENIOR = {
  'font-size': '125%',
  '--ink-2': '#2C3A41',
  '--ink-3': '#36454C',
  '--on-soft': '#FFFFFF',
  '--on-2': '#EAF1F2',
  '--on-3': '#D3DDE0',
  '--line': 'rgba(10, 26, 34, .36)',
  '--line-strong': 'rgba(10, 26, 34, .72)',
  '--on-line': 'rgba(255, 255, 255, .4)',
  '--on-line-strong': '#FFFFFF',
  '--input-line': '#36454C',
  '--inactive': '#36454C',
  '--error': '#8C1D18',
  '--jade': JADE.active,
  '--jade-hover': '#06463C',
  '--jade-active': '#05382F',
  '--amber-text': '#7A3606',
  '--nav-gap': '6px',
};

function declarations(values: Record<string, string>) {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** What a style sheet may name. The switch for the elderly changes the screen, not the print. */
export const tokenSheet = `:root{${declarations({ ...TOKENS, ...MANTINE_VARIABLES })}}@media screen{:root[data-senior]{${declarations(SENIOR)}}}`;
