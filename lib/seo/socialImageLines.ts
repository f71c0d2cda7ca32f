const SIZES_PX = [88, 72, 60] as const;
const LONGEST_LINE_PX = 900;
const HALF_WIDTH_EM = 0.55;
const HALF_WIDTH = /[\u0020-\u024f]/;
const CLAUSE_END = /[，。：；？！]$/;
const LIST_COMMA = /、$/;
const NEVER_FIRST = /^[\s，。：；？！、”’》〉）】…—·]/;
const NEVER_LAST = /[“‘《〈（【]$/;

const words = new Intl.Segmenter('zh', { granularity: 'word' });

function widthInEm(line: string) {
  return [...line].reduce((width, char) => width + (HALF_WIDTH.test(char) ? HALF_WIDTH_EM : 1), 0);
}

/** What it costs the eye when a line ends here: nothing after a clause, most in its middle. */
function breakCost(before: string) {
  if (CLAUSE_END.test(before)) return 0;
  return LIST_COMMA.test(before) ? 1 : 6;
}

function breakPlaces(title: string) {
  const places = [...words.segment(title)].map(({ index }) => index).slice(1);
  return places.filter(
    (place) => !NEVER_FIRST.test(title.slice(place)) && !NEVER_LAST.test(title.slice(0, place)),
  );
}

/** The division whose longest line and breaks cost least together. */
function divided(title: string, count: number): { lines: string[]; cost: number } {
  const whole = { lines: [title.trim()], cost: widthInEm(title.trim()) };
  if (count === 1) return whole;
  const divisions = breakPlaces(title).map((place) => {
    const before = title.slice(0, place).trim();
    const rest = divided(title.slice(place), count - 1);
    const cost = Math.max(widthInEm(before), rest.cost) + breakCost(before);
    return { lines: [before, ...rest.lines], cost };
  });
  return divisions.reduce((best, each) => (each.cost < best.cost ? each : best), divisions[0] ?? whole);
}

export function socialImageLines(title: string) {
  const tries = SIZES_PX.map((size, index) => ({ size, lines: divided(title, index + 1).lines }));
  const fitting = tries.find(({ size, lines }) =>
    lines.every((line) => widthInEm(line) * size <= LONGEST_LINE_PX),
  );
  return fitting ?? tries.at(-1) ?? { size: 0, lines: [title] };
}
