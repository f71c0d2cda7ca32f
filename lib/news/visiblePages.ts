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
