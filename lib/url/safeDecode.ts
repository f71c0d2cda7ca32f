/** Decodes a text, or returns it as it is if that fails. */
export function safeDecode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
