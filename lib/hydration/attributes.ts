/** The type of a script that waits: an unknown one, so browsers do not load it. Its address is in data-src. */
export const DEFERRED_TYPE = 'text/deferred';
/** On the page, and on each of its parts, in the HTML and until React has taken it over. */
export const DEHYDRATED = 'dehydrated';
/** On a control that was pressed before that; the value is the key, and empty for a click. */
export const PRESSED = 'pressed';
