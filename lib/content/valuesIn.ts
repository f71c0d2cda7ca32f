type PlacedValue = { value: unknown; path: PropertyKey[] };

/** Everything that a content value holds, itself included, with the way to it; what holds itself is not entered again. */
export function valuesIn(
  value: unknown,
  path: PropertyKey[] = [],
  around: readonly object[] = [],
): PlacedValue[] {
  if (typeof value !== 'object' || value === null) return [{ value, path }];
  if (around.includes(value)) return [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    valuesIn(child, [...path, Array.isArray(value) ? Number(key) : key], [...around, value]),
  );
  return [{ value, path }, ...inside];
}
