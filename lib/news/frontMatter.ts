import { isMap, parseDocument, type SchemaOptions, type YAMLParseError } from 'yaml';
import { type ContentError, defineContent } from '@/lib/content/defineContent';
import { findTypos, type LineDiagnostic, readFences } from '@/lib/news/frontMatterTypos';
import type { FrontMatter, frontMatterSchema } from '@/lib/schema/news';

/** Fields and their limits are in lib/schema/news.ts. */
export type FrontMatterSchema = ReturnType<typeof frontMatterSchema>;

/** The parts of a file; `bodyLine` counts the lines before the body. */
export type ParsedFile = {
  data?: FrontMatter;
  body: string;
  bodyLine: number;
  diagnostics: LineDiagnostic[];
};

const YAML_MESSAGES: Record<string, string> = {
  BAD_INDENT: '缩进不对，同一层的各行应左对齐',
  BLOCK_AS_IMPLICIT_KEY: '值里有半角冒号加空格，请给整个值加上英文引号',
  DUPLICATE_KEY: '这个字段写了两次，请删去一个',
  MISSING_CHAR: '引号或方括号没有成对',
};

const NO_FIELD = '格式不对，每行应为“字段: 值”，值写在一行里';

/** Characters that YAML gives a meaning at the start of a value. */
const MARKED_VALUE = /^\w+: +(["'[{*&!|>%@`])/;

function yamlMessage({ code, message }: YAMLParseError, line: string) {
  if (message.startsWith('Flow')) return '引号或方括号没有成对';
  if (message.startsWith('Implicit map key')) return NO_FIELD;
  const mark = MARKED_VALUE.exec(line)?.[1];
  if (mark === '"') return '英文引号只能包住整个值，值里的引号请用中文的“ ”';
  return mark ? `值不能以 ${mark} 开头，请给整个值加上英文引号` : (YAML_MESSAGES[code] ?? NO_FIELD);
}

function yamlDiagnostic(error: YAMLParseError, lines: readonly string[]): LineDiagnostic {
  const [{ line, col }] = error.linePos ?? [{ line: 2, col: 1 }];
  return { line, column: col, message: yamlMessage(error, lines[line - 1] ?? '') };
}

/** Numbers and empty values are texts, as editors mean them. */
const YAML_TYPES: SchemaOptions = { schema: 'failsafe', customTags: ['bool'] };

/** One for each field: the first that is wrong with it. A missing field is reported where the front matter ends. */
function fieldDiagnostics({ issues }: ContentError, lines: readonly string[]): LineDiagnostic[] {
  const byField = new Map([...issues].reverse().map((issue) => [String(issue.path[0]), issue]));
  return [...byField].map(([name, { expected }]) => {
    const place = lines.findIndex((line) => line.startsWith(`${name}:`));
    return { line: (place < 0 ? lines.length : place) + 1, column: 1, message: `${name}：${expected}` };
  });
}

/** Checks the lines from the first --- on. What YAML or the schema say of a line with a typing error would mislead. */
function check(lines: readonly string[], schema: FrontMatterSchema) {
  const typos = findTypos(lines, Object.keys(schema.shape));
  if (typos.length) return { diagnostics: typos };
  const document = parseDocument(['', ...lines.slice(1)].join('\n'), YAML_TYPES);
  const { contents, errors } = document;
  if (errors[0]) return { diagnostics: [yamlDiagnostic(errors[0], lines)] };
  if (contents && !isMap(contents)) return { diagnostics: [{ line: 2, column: 1, message: NO_FIELD }] };
  try {
    return { data: defineContent(schema, document.toJS() ?? {}), diagnostics: [] };
  } catch (error) {
    return { diagnostics: fieldDiagnostics(error as ContentError, lines) };
  }
}

export function parseFrontMatter(text: string, schema: FrontMatterSchema): ParsedFile {
  const lines = text.split(/\r?\n/);
  const end = readFences(lines);
  if (typeof end !== 'number') return { body: '', bodyLine: 0, diagnostics: [end] };
  const { data, diagnostics } = check(lines.slice(0, end), schema);
  const body = lines.slice(end + 1).join('\n');
  const noBody = { line: end + 1, column: 1, message: '没有正文，请写在这一行 --- 的下面' };
  const all = body.trim() ? diagnostics : [...diagnostics, noBody];
  all.sort((a, b) => a.line - b.line);
  return { data: all.length ? undefined : data, body, bodyLine: end + 1, diagnostics: all };
}
