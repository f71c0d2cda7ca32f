export type Page<T> = { items: T[]; number: number; count: number };

export function pageCount(total: number, size: number) {
  return Math.max(1, Math.ceil(total / size));
}

export function pageOf<T>(items: readonly T[], number: number, size: number): Page<T> {
  return {
    items: items.slice((number - 1) * size, number * size),
    number,
    count: pageCount(items.length, size),
  };
}
