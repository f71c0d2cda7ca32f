/** `sentence` is all that brings coins, `registered` how many a new user gets. */
export type CoinsContent = Record<'sentence' | 'registered' | 'unit' | 'note', string>;
