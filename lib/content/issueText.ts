import { z } from 'zod';
import { closestWord } from '@/lib/content/closestWord';

type Issue<Code> = Extract<z.core.$ZodRawIssue, { code: Code }>;

const TYPE_NAMES: Record<string, string> = {
  string: '文字',
  number: '数字',
  int: '整数',
  boolean: ' true 或 false',
  array: '列表',
  object: '一组字段',
  record: '一组字段',
  date: '日期',
  tuple: '列表',
  null: '空值 null',
};

function meant(word: string, candidates: readonly string[]) {
  const guess = closestWord(word, candidates);
  return guess ? `，是否想写 ${guess}？` : '';
}

function typeText({ expected, input }: Issue<'invalid_type'>) {
  const [wanted, given] = [expected, z.core.util.getParsedType(input)].map(
    (type) => TYPE_NAMES[type] ?? type,
  );
  return input === undefined ? `缺少此项，应为${wanted}` : `应为${wanted}，现在是${given}`;
}

type Limit = { origin: string; limit: number | bigint; input: unknown; exact?: boolean };

const TOO_SMALL = { letters: '不能少于', number: '不能小于', entries: '至少要有' };
const TOO_BIG = { letters: '不能超过', number: '不能大于', entries: '最多' };

function limitText({ origin, limit, input, exact }: Limit, words: typeof TOO_BIG) {
  if (origin === 'string') return `${words.letters} ${limit} 个字，现在 ${String(input).length} 个`;
  if (origin !== 'array') return `${words.number} ${limit}`;
  return `${exact ? '应正好有' : words.entries} ${limit} 项，现在 ${(input as unknown[]).length} 项`;
}

function valueText({ values, input }: Issue<'invalid_value'>) {
  const names = values.map(String);
  const allowed = names.length === 1 ? `应为 ${names[0]}` : `应为以下之一：${names.join('、')}`;
  return typeof input === 'string' ? allowed + meant(input, names) : allowed;
}

function unknownKeysText({ keys, inst }: Issue<'unrecognized_keys'>) {
  const shape = (inst?._zod.def as { shape?: object } | undefined)?.shape ?? {};
  return keys.map((key) => `不认识的字段 ${key}${meant(key, Object.keys(shape))}`).join('；');
}

export function issueText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeText(issue as Issue<'invalid_type'>);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return '不能为空';
      return limitText({ ...issue, limit: issue.minimum }, TOO_SMALL);
    case 'too_big':
      return limitText({ ...issue, limit: issue.maximum }, TOO_BIG);
    case 'invalid_value':
      return valueText(issue as Issue<'invalid_value'>);
    case 'unrecognized_keys':
      return unknownKeysText(issue as Issue<'unrecognized_keys'>);
    case 'invalid_format':
      return '格式不对';
    case 'invalid_key':
      return issue.issues[0]?.message ?? '名字不对';
    case 'invalid_union':
      return '不符合任何一种允许的写法';
    default:
      return issue.message ?? '写法不对';
  }
}
