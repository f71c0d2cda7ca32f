export function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
