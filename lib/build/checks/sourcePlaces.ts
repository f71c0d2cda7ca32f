import { type Message, transform } from 'esbuild';

const BROKEN = '写法有误，多半是这一行或上一行少了逗号、引号或括号';
const REASONS = [
  [/trailing comma/, '多了一个逗号'],
  [/comments/, '这里不能写注释'],
  [/double quotes|Expected string/, '要用英文双引号括起来'],
] as const;

/** Where a source stops being TypeScript or JSON, and why. The column counts from 1. */
export async function syntaxFault(source: string, loader: 'ts' | 'json') {
  try {
    await transform(source, { loader, logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [{ text, location } = { text: '', location: null }] = (error as { errors: Message[] }).errors;
    const { line = 1, column = 0, lineText = '' } = location ?? {};
    // esbuild counts bytes.
    const before = Buffer.from(lineText).subarray(0, column).toString();
    const reason = loader === 'json' && REASONS.find(([pattern]) => pattern.test(text));
    return { line, column: before.length + 1, expected: reason ? reason[1] : BROKEN };
  }
}

/** A token: a whole string or comment, a word, or a sign of a literal's structure. */
const TOKEN =
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\/|[[\]{}(),:]|[\w$-]+/g;

function advance(keys: PropertyKey[], token: string, before: string) {
  const level = keys.length - 1;
  const key = keys[level];
  if (/^[[{(]/.test(token)) keys.push(token === '[' ? 0 : '');
  else if (/^[\]})]/.test(token)) keys.pop();
  else if (token === ',') keys[level] = typeof key === 'number' ? key + 1 : '';
  else if (token === ':' && key === '') keys[level] = before.replace(/^["']|["']$/g, '');
}

/** Every field and entry of a literal, with the keys that lead to it. */
function* placesIn(literal: string) {
  const keys: PropertyKey[] = [];
  let before = { token: '', index: 0 };
  for (const { 0: token, index } of literal.matchAll(TOKEN)) {
    yield { keys: [...keys], index: typeof keys.at(-1) === 'number' ? index : before.index };
    advance(keys, token, before.token);
    before = { token, index };
    if (!keys.length) return;
  }
}

/** The line of a field of the checked content, or of the nearest field around it that is written there. */
export function fieldLine(source: string, path: readonly PropertyKey[]) {
  const start = Math.max(0, source.search(/(?<=defineContent\([^,]*,\s*)[[{]/));
  let found = { keys: [] as PropertyKey[], index: 0 };
  for (const place of placesIn(source.slice(start))) {
    const leads = place.keys.every((key, level) => key === path[level]);
    if (leads && place.keys.length > found.keys.length) found = place;
  }
  return source.slice(0, start + found.index).split('\n').length;
}
