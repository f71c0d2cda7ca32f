import { phrases } from '@/lib/text/phrases';

test.each([
  ['为每项任务找到合适的机队，费用由飞手决定。', '为每项任务|找到|合适的|机队，|费用|由飞手决定。'],
  ['先看《条例》第三十一条，每亩 1.5～2 元', '先看|《条例》|第三十一条，|每亩 1.5～2\u00A0元'],
  ['上方有没有树、线、塔；', '上方|有没有树、|线、塔；'],
  ['901×1082×635 mm', '901×|1082×|635\u00A0mm'],
  ['GB 42590-2023 实施', 'GB\u00A042590-2023\u00A0实施'],
  ['±0.6 m（无 RTK）', '±0.6\u00A0m|（无 RTK）'],
  ['派单', '派单'],
])('a line may end in %s between phrases', (text, parted) => {
  expect(phrases(text).join('|')).toBe(parted);
});
