export type LostScriptsContent = Record<'text' | 'retry', string>;
