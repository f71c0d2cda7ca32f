import { readFileSync } from 'node:fs';

/** The value of a custom property of app/tokens.css, for files that no style sheet reaches. */
export function token(name: string): string {
  const [, value] = new RegExp(`--${name}: (.*);`).exec(readFileSync('app/tokens.css', 'utf8')) ?? [];
  if (!value) throw new Error(`app/tokens.css: --${name}?`);
  return value.replace(/var\(--([\w-]+)\)/g, (_, inner) => token(inner));
}
