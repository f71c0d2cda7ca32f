/** The type of a script that waits: an unknown one, so browsers do not load it. Its address is in data-src. */
export const HELD_TYPE = 'text/held';
/** On the root element once the page answers to taps. */
export const LIVE = 'live';
/** On a control that was tapped before that. */
export const TAPPED = 'tapped';
