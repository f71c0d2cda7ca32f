/** Decodes a text, or returns `malformed` if that fails. */
export function safeDecode<Malformed = string>(text: string, malformed: Malformed | string = text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return malformed;
  }
}
