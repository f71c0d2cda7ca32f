/** On <html> and on each section inside <LazyHydrate> until React has hydrated it. */
export const DEHYDRATED = 'dehydrated';
/** On a control pressed before hydration; the value is the key, empty for a click. */
export const PRESSED = 'pressed';
