import { parseExpression } from '@babel/parser';

export const BROKEN = '写法有误，多半是这一行或上一行少了逗号、引号或括号';

/** The column counts from 0. */
type Place = { line: number; column: number };
type Token = { start: number; end: number; loc: { start: Place } };

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function fault({ line, column }: Place, expected: string) {
  return { line, column: column + 1, expected };
}

function strangeToken(text: string, next: string | undefined) {
  if (text === ',') return /^[\]}]/.test(next ?? '') ? '多了一个逗号' : undefined;
  if (/^([[\]{}:-]|)$/.test(text) || isJson(text)) return undefined;
  return /^\/[/*]/.test(text) ? '这里不能写注释' : '要用英文双引号括起来';
}

/** Where a text stops being JSON, and why; undefined when it is JSON. The column counts from 1. */
export function jsonFault(source: string) {
  if (isJson(source)) return undefined;
  let tokens: Token[];
  try {
    ({ tokens } = parseExpression(source, { tokens: true }) as unknown as { tokens: Token[] });
  } catch (error) {
    return fault((error as { loc: Place }).loc, BROKEN);
  }
  const texts = tokens.map(({ start, end }) => source.slice(start, end));
  for (const [index, token] of tokens.entries()) {
    const expected = strangeToken(texts[index] ?? '', texts[index + 1]);
    if (expected) return fault(token.loc.start, expected);
  }
  return { line: 1, column: 1, expected: '不是有效的 JSON' };
}
