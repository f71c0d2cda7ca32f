export function valuesIn(
  value: unknown,
  path: PropertyKey[] = [],
): { value: unknown; path: PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return [{ value, path }];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    valuesIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ value, path }, ...inside];
}
