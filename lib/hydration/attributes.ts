/** On <html> and on each part of the page until React has hydrated it. */
export const DEHYDRATED = 'dehydrated';
/** On a control pressed before hydration; the value is the key, empty for a click. */
export const PRESSED = 'pressed';
