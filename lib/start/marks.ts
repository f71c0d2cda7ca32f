/** The type of a script that waits: what it is no browser knows, so that none loads it. */
export const HELD_TYPE = 'text/held';
/** On the root element once the page answers to taps. */
export const LIVE = 'live';
/** On a control that was tapped before that. */
export const TAPPED = 'tapped';
