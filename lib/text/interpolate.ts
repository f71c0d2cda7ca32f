const NAMED = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A value that the owner must confirm has a status beside it. */
export type Values = Readonly<Record<string, string | { value: string }>>;

function valueNamed(name: string, values: Values) {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === 'object' ? value.value : value;
}

export function interpolate(text: string, values: Values) {
  return text.replace(NAMED, (mark, name: string) => valueNamed(name, values) ?? mark);
}

export function unknownNames(text: string, values: Values) {
  return [...text.matchAll(NAMED)]
    .map(({ 1: name = '', index }) => ({ name, index }))
    .filter(({ name }) => valueNamed(name, values) === undefined);
}
