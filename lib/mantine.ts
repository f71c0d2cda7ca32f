import type { MantineThemeOverride } from '@mantine/core';

export const OVERLAY_Z_INDEX = 2000;

const OVERLAY = { zIndex: OVERLAY_Z_INDEX, removeScrollProps: { allowPinchZoom: true } };

/** Default props of Mantine's components. Colours and sizes are in app/tokens.css. */
export const mantineTheme: MantineThemeOverride = {
  respectReducedMotion: true,
  components: {
    DrawerRoot: {
      defaultProps: {
        ...OVERLAY,
        position: 'right',
        transitionProps: { duration: 240, timingFunction: 'var(--ease)' },
      },
    },
    ModalRoot: {
      defaultProps: { ...OVERLAY, centered: true, transitionProps: { duration: 160, transition: 'fade' } },
    },
  },
};
