import { z } from 'zod';
import { type ContentError, defineContent } from '@/lib/content/defineContent';
import { linkSchema, textSchema } from '@/lib/schema/shared';

const schema = z.strictObject({
  title: textSchema,
  summary: z.string().min(4).max(6),
  links: z.array(z.strictObject({ title: textSchema, path: linkSchema })).length(2),
  tone: z.enum(['paper', 'mist', 'ink']),
  year: z.int(),
  motion: z.union([
    z.strictObject({ kind: z.literal('film'), file: textSchema }),
    z.strictObject({ kind: z.literal('picture'), file: textSchema, alt: textSchema }),
  ]),
});

const GOOD = {
  title: '标题',
  summary: '五个字的话',
  links: [
    { title: '关于', path: '/about/' },
    { title: '邮箱', path: 'mailto:a@b.example' },
  ],
  tone: 'paper',
  year: 2026,
  motion: { kind: 'film', file: 'dawn' },
} as const;

function faults(change: object) {
  try {
    defineContent(schema, { ...GOOD, ...change } as never);
  } catch (error) {
    return (error as ContentError).message.split('\n');
  }
  return [];
}

it('returns good content trimmed', () => {
  expect(defineContent(schema, { ...GOOD, title: ' 标题 ', links: [...GOOD.links] }).title).toBe('标题');
});

it.each([
  [{ title: undefined }, 'title：缺少此项，应为文字'],
  [{ title: '  ' }, 'title：不能为空'],
  [{ title: 7 }, 'title：应为文字，现在是数字'],
  [{ year: '2026' }, 'year：应为数字，现在是文字'],
  [{ summary: '两字' }, 'summary：不能少于 4 个字，现在 2 个'],
  [{ summary: '一共有七个字呢' }, 'summary：不能超过 6 个字，现在 7 个'],
  [{ links: [GOOD.links[0]] }, 'links：应正好有 2 项，现在 1 项'],
  [{ tone: 'mits' }, 'tone：应为以下之一：paper、mist、ink，是否想写 mist？'],
  [{ titel: '标题' }, 'titel：不认识的字段 titel，是否想写 title？'],
  [{ colour: 'red' }, 'colour：不认识的字段 colour'],
  [{ motion: { kind: 'film' } }, 'motion.file：缺少此项，应为文字'],
])('says what was expected instead of %j', (change, message) => {
  expect(faults(change)).toEqual([message]);
});

it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'about'])(
  'refuses the address %s',
  (path) => {
    expect(faults({ links: [GOOD.links[0], { title: '坏', path }] })).toEqual([
      'links[1].path：应为站内路径（/about/）、锚点（#contract）、https:// 地址或 mailto: 邮箱',
    ]);
  },
);

it('reports all faults at once', () => {
  expect(faults({ title: '', year: 'x', tone: 'red' })).toHaveLength(3);
});
