export type Found = { line: number; column: number; message: string };

type Slip = {
  pattern: RegExp;
  fixed: string;
  message: string;
  /** Where the slip is, unless it is after the name of the field. */
  at?: RegExp;
};

const FENCE = /^---[ \t]*$/;
const FIELD_LINE = /^([\w\u4e00-\u9fff]+[ \t]*[:：]|[ \t]+\S|- |#)/;

const SLIPS: readonly Slip[] = [
  {
    pattern: /^([\w\u4e00-\u9fff]+)[ \t]*：[ \t]*/,
    fixed: '$1: ',
    message: '冒号应为半角，后面空一格：$1: …',
  },
  { pattern: /^([\w\u4e00-\u9fff]+):(?=[^\s])/, fixed: '$1: ', message: '冒号后面要空一格：$1: …' },
  { pattern: /^([\w\u4e00-\u9fff]+)[ \t]+:[ \t]*/, fixed: '$1: ', message: '冒号前面不要空格：$1: …' },
  {
    pattern: /^()[ ]+(?=(?:title|date|category|summary|cover|coverAlt|draft|source|tags)[ \t]*[:：])/,
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

export function readFences(lines: readonly string[]): number | Found {
  if (!FENCE.test(lines[0] ?? '')) {
    return { line: 1, column: 1, message: '第一行应为三个半角减号 ---，文章信息写在两行 --- 之间' };
  }
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end > 0) return end;
  const stop = lines.findIndex((line, index) => index > 0 && !FIELD_LINE.test(line));
  return { line: stop < 0 ? lines.length : stop + 1, column: 1, message: '文章信息的结尾缺少单独一行的 ---' };
}

/** Finds full-width punctuation and other typing slips, and corrects the lines, so that the rest can be checked. */
export function mendSlips(lines: readonly string[], firstLine: number) {
  const slips: Found[] = [];
  const mended = lines.map((text, index) => {
    const slip = SLIPS.find(({ pattern }) => pattern.test(text));
    const [, field = ''] = slip?.pattern.exec(text) ?? [];
    if (!slip) return text;
    const message = slip.message.replace('$1', field);
    const column = slip.at ? text.search(slip.at) : field.length;
    slips.push({ line: firstLine + index, column: column + 1, message });
    return text.replace(slip.pattern, slip.fixed);
  });
  return { slips, mended };
}
