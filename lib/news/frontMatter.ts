import {
  type Alias,
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import type { z } from 'zod';
import { closestWord } from '@/lib/content/closestWord';
import { fieldHint } from '@/lib/content/fieldHint';
import { issueText } from '@/lib/content/issueText';
import { correctTypos, type LineDiagnostic, readFences } from '@/lib/news/frontMatterTypos';
import type { FrontMatter, frontMatterSchema } from '@/lib/schema/news';

export type FrontMatterSchema = ReturnType<typeof frontMatterSchema>;

/** The parts of a file; `bodyLine` counts the lines before the body. */
export type ParsedFile = {
  data?: FrontMatter;
  body: string;
  bodyLine: number;
  diagnostics: LineDiagnostic[];
};

/** `offset` is into the YAML; a missing field has none. */
type YamlDiagnostic = { offset?: number; message: string; meant?: string };

const CHINESE_NAMES: Record<string, string> = {
  标题: 'title',
  日期: 'date',
  时间: 'date',
  分类: 'category',
  类别: 'category',
  栏目: 'category',
  摘要: 'summary',
  简介: 'summary',
  封面: 'cover',
  草稿: 'draft',
  来源: 'source',
  标签: 'tags',
};

const YAML_MESSAGES: Record<string, string> = {
  BAD_INDENT: '缩进不对，同一层的各行应左对齐',
  BLOCK_AS_IMPLICIT_KEY: '值里有半角冒号加空格，请给整个值加上英文引号',
  DUPLICATE_KEY: '这个字段写了两次，请删去一个',
  MISSING_CHAR: '引号或方括号没有成对',
};

const NO_FIELD = '格式不对，每行应为“字段: 值”，值写在一行里';
/** Nested YAML aliases can expand to any size. */
const NO_ALIAS = '不能用 * 引用别处的值，请把值写全，或加上英文引号';

/** Characters that YAML gives a meaning at the start of a value. */
const MARKED_VALUE = /^\w+: +(["'[{*&!|>%@`])/;

function yamlDiagnostic({ code, message, pos: [offset] }: YAMLParseError, yaml: string): YamlDiagnostic {
  if (message.startsWith('Flow')) return { offset, message: '引号或方括号没有成对' };
  if (message.startsWith('Implicit map key')) return { offset, message: NO_FIELD };
  const line = yaml.slice(yaml.lastIndexOf('\n', offset - 1) + 1).split('\n')[0] ?? '';
  const mark = MARKED_VALUE.exec(line)?.[1];
  if (mark === '"') return { offset, message: '英文引号只能包住整个值，值里的引号请用中文的“ ”' };
  if (mark) return { offset, message: `值不能以 ${mark} 开头，请给整个值加上英文引号` };
  return { offset, message: YAML_MESSAGES[code] ?? NO_FIELD };
}

function keyOffset({ contents }: Document, key: string) {
  if (!isMap(contents)) return 0;
  const pair = contents.items.find(({ key: node }) => isScalar(node) && String(node.value) === key);
  return isNode(pair?.key) ? pair.key.range?.[0] : 0;
}

function unknownField(key: string, document: Document, fields: readonly string[]): YamlDiagnostic {
  const meant = CHINESE_NAMES[key] ?? closestWord(key, fields);
  const hint = meant ? `，是否想写 ${meant}？` : `，可用的字段是 ${fields.join('、')}`;
  return { offset: keyOffset(document, key), message: `不认识的字段 ${key}${hint}`, meant };
}

function diagnosticsOf(issue: z.core.$ZodIssue, document: Document, fields: string[]): YamlDiagnostic[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(key, document, fields));
  const [field] = issue.path;
  const node = document.getIn(issue.path, true);
  if (node === undefined) return [{ message: `缺少 ${String(field)}`, meant: String(field) }];
  const hint = isScalar(node) ? fieldHint(String(field), node) : undefined;
  const offset = isNode(node) ? node.range?.[0] : 0;
  return [{ offset, message: `${String(field)} ${hint ?? issue.message}` }];
}

/** A misspelt field is not reported as missing too. */
function withoutEchoes(inYaml: YamlDiagnostic[]) {
  const misspelt = inYaml.filter(({ offset }) => offset !== undefined).map(({ meant }) => meant);
  return inYaml.filter(({ offset, meant }) => offset !== undefined || !misspelt.includes(meant));
}

function check(yaml: string, counter: LineCounter, schema: FrontMatterSchema) {
  const document = parseDocument(yaml, { lineCounter: counter });
  const [error] = document.errors;
  if (error) return { inYaml: [yamlDiagnostic(error, yaml)] };
  const { contents } = document;
  if (contents && !isMap(contents)) return { inYaml: [{ offset: 0, message: NO_FIELD }] };
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  if (aliases[0]) return { inYaml: [{ offset: aliases[0].range?.[0], message: NO_ALIAS }] };
  const result = schema.safeParse(document.toJS() ?? {}, { error: issueText });
  if (result.success) return { data: result.data, inYaml: [] };
  const fields = Object.keys(schema.shape);
  const { issues: all } = result.error;
  const paths = all.map(({ path }) => path.join());
  const issues = all.filter((_, index) => !paths[index] || paths.indexOf(paths[index]) === index);
  return { inYaml: withoutEchoes(issues.flatMap((issue) => diagnosticsOf(issue, document, fields))) };
}

export function parseFrontMatter(text: string, schema: FrontMatterSchema): ParsedFile {
  const lines = text.split(/\r?\n/);
  const end = readFences(lines);
  if (typeof end !== 'number') return { body: '', bodyLine: 0, diagnostics: [end] };
  const { typos, corrected } = correctTypos(lines.slice(1, end), Object.keys(schema.shape));
  const counter = new LineCounter();
  const { data, inYaml } = check(corrected.join('\n'), counter, schema);
  const checked = inYaml.map(({ offset, message }): LineDiagnostic => {
    if (offset === undefined) return { line: end + 1, column: 1, message };
    const { line, col } = counter.linePos(offset);
    const grown = (corrected[line - 1]?.length ?? 0) - (lines[line]?.length ?? 0);
    return { line: line + 1, column: Math.max(1, col - grown), message };
  });
  const body = lines.slice(end + 1).join('\n');
  if (!body.trim()) checked.push({ line: end + 1, column: 1, message: '没有正文，请写在这一行 --- 的下面' });
  const diagnostics = [...typos, ...checked].sort((a, b) => a.line - b.line || a.column - b.column);
  return { data: diagnostics.length ? undefined : data, body, bodyLine: end + 1, diagnostics };
}
