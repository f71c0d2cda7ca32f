import type { Diagnostic } from '@/lib/content/diagnostic';

export type LineDiagnostic = Pick<Diagnostic, 'line' | 'column' | 'message'>;

const FENCE = /^---[ \t]*$/;
const FIELD_LINE = /^([\w\u4e00-\u9fff]+[ \t]*[:：]|[ \t]+\S|- |#)/;

/** `at` is where the typo is, unless it is after the name of the field. */
const typosAmong = (fields: readonly string[]) => [
  {
    pattern: /^([\w\u4e00-\u9fff]+)[ \t]*：[ \t]*/,
    fixed: '$1: ',
    message: '冒号应为半角，后面空一格：$1: …',
  },
  { pattern: /^([\w\u4e00-\u9fff]+):(?=[^\s])/, fixed: '$1: ', message: '冒号后面要空一格：$1: …' },
  { pattern: /^([\w\u4e00-\u9fff]+)[ \t]+:[ \t]*/, fixed: '$1: ', message: '冒号前面不要空格：$1: …' },
  {
    pattern: new RegExp(`^()[ ]+(?=(?:${fields.join('|')})[ \\t]*[:：])`),
    fixed: '',
    message: '字段要从行首写起，前面不要空格',
  },
  {
    pattern: /^(tags): *\[[^\]]*[，、].*$/,
    fixed: '$1: []',
    message: '方括号里的各项要用半角逗号隔开：$1: [甲, 乙]',
    at: /[，、]/,
  },
  { pattern: /^()[ ]*\t[ \t]*/, fixed: '  ', message: '不能用制表符（Tab）缩进，请改用空格' },
];

export function readFences(lines: readonly string[]): number | LineDiagnostic {
  if (!FENCE.test(lines[0] ?? '')) {
    return { line: 1, column: 1, message: '第一行应为三个半角减号 ---，文章信息写在两行 --- 之间' };
  }
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end > 0) return end;
  const stop = lines.findIndex((line, index) => index > 0 && !FIELD_LINE.test(line));
  return { line: stop < 0 ? lines.length : stop + 1, column: 1, message: '文章信息的结尾缺少单独一行的 ---' };
}

/** Finds typing errors, such as full-width punctuation, and corrects the lines, which begin below the first ---. */
export function correctTypos(lines: readonly string[], fields: readonly string[]) {
  const known = typosAmong(fields);
  const typos: LineDiagnostic[] = [];
  const corrected = lines.map((text, index) => {
    const typo = known.find(({ pattern }) => pattern.test(text));
    const [, field = ''] = typo?.pattern.exec(text) ?? [];
    if (!typo) return text;
    const message = typo.message.replace('$1', field);
    const column = typo.at ? text.search(typo.at) : field.length;
    typos.push({ line: index + 2, column: column + 1, message });
    return text.replace(typo.pattern, typo.fixed);
  });
  return { typos, corrected };
}
