/** The type of a script that waits: an unknown one, so browsers do not load it. Its address is in data-src. */
export const DEFERRED_TYPE = 'text/deferred';
/** On <html> and on each part of the page until React has hydrated it. */
export const DEHYDRATED = 'dehydrated';
/** On a control pressed before hydration; the value is the key, empty for a click. */
export const PRESSED = 'pressed';
