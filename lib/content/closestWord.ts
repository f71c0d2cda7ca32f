/** Damerau–Levenshtein distance. */
function distance(from: string, to: string) {
  const table = Array.from({ length: from.length + 1 }, (_, row) =>
    Array.from({ length: to.length + 1 }, (_, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    for (let column = 1; column <= to.length; column += 1) {
      const changed = at(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const steps = [changed, at(row - 1, column) + 1, at(row, column - 1) + 1];
      if (swapped && row > 1 && column > 1) steps.push(at(row - 2, column - 2) + 1);
      table[row]?.splice(column, 1, Math.min(...steps));
    }
  }
  return at(from.length, to.length);
}

export function closestWord(word: string, candidates: readonly string[]): string | undefined {
  const reach = Math.max(1, Math.floor(word.length / 3));
  const distanceTo = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase());
  const near = candidates.filter((candidate) => distanceTo(candidate) <= reach);
  return near.sort((a, b) => distanceTo(a) - distanceTo(b))[0];
}
