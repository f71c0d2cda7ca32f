/** A text with its percent signs read; null where they stand for nothing. */
export function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
