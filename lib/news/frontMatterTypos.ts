import type { Diagnostic } from '@/lib/content/diagnostic';

export type LineDiagnostic = Pick<Diagnostic, 'line' | 'column' | 'message'>;

const FENCE = /^---[ \t]*$/;
const FIELD_LINE = /^([\w\u4e00-\u9fff]+[ \t]*[:：]|[ \t]+\S|- |#)/;

/** `at` is where the typo is, unless it is after the name of the field. */
const typosAmong = (fields: readonly string[]) => [
  { pattern: /^([\w\u4e00-\u9fff]+)[ \t]*：/, message: '冒号应为半角，后面空一格：$1: …' },
  { pattern: /^([\w\u4e00-\u9fff]+):(?=[^\s])/, message: '冒号后面要空一格：$1: …' },
  { pattern: /^([\w\u4e00-\u9fff]+)[ \t]+:/, message: '冒号前面不要空格：$1: …' },
  {
    pattern: new RegExp(`^()[ ]+(?=(?:${fields.join('|')})[ \\t]*[:：])`),
    message: '字段要从行首写起，前面不要空格',
  },
  {
    pattern: /^(tags): *\[[^\]]*[，、].*$/,
    message: '方括号里的各项要用半角逗号隔开：$1: [甲, 乙]',
    at: /[，、]/,
  },
  { pattern: /^()[ ]*\t/, message: '不能用制表符（Tab）缩进，请改用空格' },
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

/** Typing errors, such as full-width punctuation. */
export function findTypos(lines: readonly string[], fields: readonly string[]): LineDiagnostic[] {
  const known = typosAmong(fields);
  return lines.flatMap((text, index) => {
    const typo = known.find(({ pattern }) => pattern.test(text));
    if (!typo) return [];
    const [, field = ''] = typo.pattern.exec(text) ?? [];
    const column = typo.at ? text.search(typo.at) : field.length;
    return { line: index + 1, column: column + 1, message: typo.message.replace('$1', field) };
  });
}
