/** A value and everything in it, with the path to each; circular references are not followed. */
export function valuesIn(
  value: unknown,
  path: PropertyKey[] = [],
  around: readonly object[] = [],
): { value: unknown; path: PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return [{ value, path }];
  if (around.includes(value)) return [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    valuesIn(child, [...path, Array.isArray(value) ? Number(key) : key], [...around, value]),
  );
  return [{ value, path }, ...inside];
}
