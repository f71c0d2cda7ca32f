import { setTimeout } from 'node:timers/promises';
import { about } from '@/content/about';
import { cases } from '@/content/home/cases';
import { hero } from '@/content/home/hero';
import { navigation } from '@/content/navigation';
import { offline } from '@/content/offline';
import type { Browser } from '@/e2e/engines/browsers';
import type { Site } from '@/e2e/engines/engines';
import { DOCUMENT, OTHER_PAGE } from '@/e2e/sitePages';
import { fieldId } from '@/lib/enquiry/fields';

const PATIENCE_MS = 15_000;
const STEP_MS = 100;
/** Late ResizeObserver calls, films whose codec the engine lacks, QR codes that are not cached offline. */
const HARMLESS = /ResizeObserver loop|not loaded: .*\/(films|codes)\//;
/** The page is hydrated and has stopped scrolling, so that a press hits its target. */
const AT_REST = `!('dehydrated' in document.documentElement.dataset) && document.readyState === 'complete' &&
  new Promise((done) => {
    const row = document.querySelector('main nav ul');
    const place = () => [scrollY, row?.scrollLeft].join();
    const before = place();
    setTimeout(() => done(before === place()), 200);
  })`;

/** Repeats a question until its answer is truthy, and returns that; between two pages the question fails. */
export async function until<Answer>(what: string, ask: () => Promise<Answer>) {
  let last: unknown;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await setTimeout(STEP_MS)) {
    const [asked] = await Promise.allSettled([ask()]);
    if (asked.status === 'fulfilled' && asked.value) return asked.value;
    last = asked.status === 'fulfilled' ? asked.value : asked.reason;
  }
  throw new Error(`waited in vain: ${what} (${last})`);
}

type Visitor = ReturnType<typeof visitorOf>;

/** A visitor who uses the site in one engine. */
export function visitorOf(browser: Browser, origin: string) {
  const told: string[] = [];
  /** Evaluates the expression in the page, and awaits a promise. */
  const holds = (expression: string) => until(expression, () => browser.evaluate(expression));
  async function faults() {
    const kept = await browser.evaluate('(window.faults || []).splice(0).join("\\n")');
    told.push(...String(kept).split('\n').filter(Boolean));
    return told.filter((fault) => !HARMLESS.test(fault));
  }

  return {
    holds,
    faults,
    press: browser.press,
    type: browser.type,
    async open(address: string) {
      await faults();
      // Otherwise another hash of the same page would load nothing.
      await browser.open('about:blank');
      await browser.open(origin + address);
      await holds(AT_REST);
    },
  };
}

const NAME = `#${fieldId('name')}`;
/** Characters that every engine's keyboard layout has. */
const TYPED = 'P60';
const SECOND = cases.categories[1];

const says = (words: string) => `document.body.innerText.includes('${words}')`;
const first = (selector: string) => `document.querySelector('${selector}')`;
const button = (label: string) => `button[aria-label="${label}"]`;
const nearTop = (id: string) => `Math.abs(${first(`#${id}`)}?.getBoundingClientRect().top) < 200`;

export const BEHAVIOURS: Readonly<Record<string, (visitor: Visitor, site: Site) => Promise<void>>> = {
  async home({ open, holds }) {
    await open('/');
    await holds(says(hero.buttons[0]?.title ?? ''));
    await holds('document.documentElement.scrollWidth <= innerWidth');
  },

  async anchors({ open, holds, press }) {
    await open('/about/#partner');
    await holds(nearTop('partner'));
    // The row of chapters glides to this one.
    await holds(AT_REST);
    await press('nav a[href="#history"]');
    await holds(nearTop('history'));
  },

  async drawer({ open, holds, press }) {
    const { openDrawer, closeDrawer } = navigation.labels;
    await open('/about/');
    await press(button(openDrawer));
    await holds(`Math.abs(${first('[role=dialog]')}?.getBoundingClientRect().left - innerWidth * 0.4) < 2`);
    await press(button(closeDrawer));
    await holds(`!${first('[role=dialog]')}`);
  },

  async tabs({ open, holds, press }) {
    await open('/#cooperation');
    await press('#cooperation [role=tab]:nth-of-type(2)');
    await holds(`${first('#cooperation [aria-selected=true]')}?.textContent.includes('${SECOND?.title}')`);
    await holds(`location.search === '?query=${SECOND?.scene}'`);
  },

  async details({ open, holds, press }) {
    await open('/guide/#questions');
    await press('#questions summary');
    await holds(`${first('#questions details')}.open`);
  },

  async search({ open, holds, type }) {
    await open('/companyNews/');
    await type('main input[type=search]', TYPED);
    await holds(`${first('main [role=status]')}?.textContent.includes('${TYPED}')`);
  },

  /** A drawn page has more colours than an empty one. */
  async reader({ open, holds }) {
    const canvas = first('article canvas');
    const pixels = `${canvas}.getContext('2d').getImageData(0, 0, ${canvas}.width, ${canvas}.height).data.buffer`;
    await open(DOCUMENT);
    await holds(`${canvas} && new Set(new Uint32Array(${pixels})).size > 5`);
  },

  async draft({ open, holds, type }) {
    await open('/about/#enquiry');
    await type(NAME, TYPED);
    await open('/about/#enquiry');
    await holds(`${first(NAME)}?.value === '${TYPED}'`);
  },

  /** The worker answers the second visit; the third has no network. */
  async offline({ open, holds }, site) {
    await open('/about/');
    await holds('navigator.serviceWorker.ready.then(Boolean)');
    await open('/about/');
    await holds('caches.match("/about/", { ignoreVary: true }).then(Boolean)');
    site.cut();
    await open('/about/');
    await holds(says(about.page.title));
    await open(OTHER_PAGE);
    await holds(says(offline.title));
    await site.restore();
  },
};
