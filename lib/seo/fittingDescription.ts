const SHORTEST = 70;
const LONGEST = 80;
/** Left between Chinese words where a mark of Markdown was. */
const IDLE_SPACE = /(?<=\P{ASCII}) (?=\P{ASCII})/gu;

/** As long as search engines show a description: too long it is cut, too short it is continued by what follows. */
export function fittingDescription(...texts: readonly string[]) {
  const plain = texts.map((text) => text.replace(/\s+/g, ' ').replace(IDLE_SPACE, '').trim());
  const enough = plain.reduce((text, next) => (text.length < SHORTEST ? text + next : text), '');
  return enough.length > LONGEST ? `${enough.slice(0, LONGEST - 1)}…` : enough;
}
