const NAMED = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A word that the owner of the site must still give has a status beside its value. */
export type Words = Readonly<Record<string, string | { value: string }>>;

function wordNamed(name: string, words: Words) {
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  return typeof word === 'object' ? word.value : word;
}

export function filled(text: string, words: Words) {
  return text.replace(NAMED, (mark, name: string) => wordNamed(name, words) ?? mark);
}

export function unknownNames(text: string, words: Words) {
  return [...text.matchAll(NAMED)]
    .map(({ 1: name = '', index }) => ({ name, index }))
    .filter(({ name }) => wordNamed(name, words) === undefined);
}
