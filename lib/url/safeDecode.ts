/** A malformed text stays as it is, unless something else stands for it. */
export function safeDecode<Malformed = string>(text: string, malformed: Malformed | string = text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return malformed;
  }
}
