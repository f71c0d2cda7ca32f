/** Puts values in the place of their names in braces. An unknown name stops the build; browsers leave it as it is. */
export function fill(text: string, values: Record<string, string | number>) {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined && typeof window === 'undefined') {
      throw new Error(`“${text}”里不认识 ${placeholder}，可以写 ${Object.keys(values).join('、')}`);
    }
    return String(value ?? placeholder);
  });
}
