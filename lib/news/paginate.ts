export const NEWS_PAGE_SIZE = 12;
export const YEAR_PAGE_SIZE = 120;

export const pageCount = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

export function paginate<T>(items: readonly T[], number: number, size: number) {
  return { items: items.slice((number - 1) * size, number * size), count: pageCount(items.length, size) };
}

export function visiblePages(number: number, count: number): (number | 'before' | 'after')[] {
  const near = [1, number - 1, number, number + 1, count].filter((each) => each >= 1 && each <= count);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((each, index) => {
    const before = numbers[index - 1] ?? each - 1;
    if (each - before === 1) return [each];
    if (each - before === 2) return [each - 1, each];
    return [each <= number ? 'before' : 'after', each];
  });
}
