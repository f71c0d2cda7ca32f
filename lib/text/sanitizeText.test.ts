import { sanitizeLine, sanitizeParagraphs } from '@/lib/text/sanitizeText';

test.each([
  ['  公告\t一 \n 二 ', '公告 一 二'],
  ['\u202E倒着写\u202C', '倒着写'],
  ['零\u200B宽\uFEFF', '零宽'],
  ['空\u0000字\u0007节', '空字节'],
  ['半个\uD83D字', '半个字'],
  ['👩‍🌾', '👩‍🌾'],
  ['☀️ 🏴\u{E0067}\u{E0062}\u{E007F}', '☀️ 🏴\u{E0067}\u{E0062}\u{E007F}'],
  ['<b>粗</b>', '<b>粗</b>'],
  [5, ''],
  [null, ''],
  [{ toString: 'x' }, ''],
])('%j becomes one line of plain text', (value, expected) => {
  expect(sanitizeLine(value, 20)).toBe(expected);
});

test.each([
  ...['\u3164', '\uFFA0', '\u115F', '\u1160', '\u2800', '\u00AD', '\u200C', '\u200D', '\u034F', '\u180E'],
  ...['\u{E0041}', '\uFE0F', '\uFFF9', '\uFFFB', '\uE000', '\u{F0000}', '\uFFFE', '\u{1FFFF}', '\u17B4'],
])('text without visible characters (%j) is empty', (blank) => {
  expect(sanitizeLine(`${blank} ${blank}`, 20)).toBe('');
  expect(sanitizeParagraphs(`一\n${blank}`, 20)).toBe('一');
});

test('a long title is cut between characters', () => {
  expect(sanitizeLine('一'.repeat(20), 20)).toBe('一'.repeat(20));
  expect(sanitizeLine('😀'.repeat(20), 20)).toBe('😀'.repeat(20));
  expect(sanitizeLine('😀'.repeat(21), 20)).toBe(`${'😀'.repeat(19)}…`);
  expect([...sanitizeLine('字'.repeat(100_000), 80)]).toHaveLength(80);
});

test('content keeps its paragraphs as plain text', () => {
  expect(sanitizeParagraphs(' 第一段\r\n\r\n第\u0000二\t段\n\u2066\n', 100)).toBe('第一段\n第二 段');
  expect(sanitizeParagraphs(['x'], 100)).toBe('');
  expect([...sanitizeParagraphs('长'.repeat(9999), 100)]).toHaveLength(100);
});
