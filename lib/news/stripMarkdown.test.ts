import { stripMarkdown } from '@/lib/news/stripMarkdown';

it('leaves the words and drops the marks', () => {
  const markdown =
    '<!-- 校对：最低，标准原文 -->\n## 标题\n\n- **重点**见[说明](/a/)[^1]\n1. 其一\n\n> 引文\n\n| 甲 | 乙 |\n| --- | :-: |\n| 1 | 2 |\n\n[^1]: 来源';
  expect(stripMarkdown(markdown).replace(/\s+/g, ' ')).toBe('标题 重点 见说明 其一 引文 甲 乙 1 2 来源');
});
