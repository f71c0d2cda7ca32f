import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WHO = ['机队', '飞手', '需求方', '调度平台', '运营中心', '服务商', '合作社', '值守人员'];
const WHEN = ['清晨', '午后', '起飞之前', '作业当天', '验收之后', '雨停以后', '换电间隙', '入库之前'];
const DOES = ['核对', '记录', '更新', '检查', '比较', '确认', '提交', '复查'];
const WHAT = ['航线边界', '地块图斑', '药箱余量', '电池温度', '风速读数', '喷头流量', '结算清单', '障碍标记'];
const WHY = [
  '以便结算',
  '免得漏喷',
  '方便复查',
  '减少重飞',
  '留作凭据',
  '供下一架次使用',
  '避免绕行',
  '保证均匀',
];
const TAGS = ['调度平台', '任务匹配', '机巢', '农业植保', '林业防护', '物流吊运', '飞行币', '航线规划'];
const PICTURES = ['cases/agriculture-1.jpg', 'cases/forestry-1.jpg', 'cases/logistics-1.jpg'];
/** In the title of what visitors must not see: a draft, and an article of next year. */
export const HIDDEN_MARK = '访客看不到';
const DAYS = 3650;
const DAY_MS = 86_400_000;

/** The same numbers on every machine, so that two runs compare (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Random = ReturnType<typeof randomFrom>;

function oneOf(words: readonly string[], random: Random) {
  return words[random(words.length)] ?? '';
}

function sentence(random: Random) {
  const parts = [WHEN, WHO, DOES, WHAT].map((words) => oneOf(words, random)).join('');
  return `${parts}，编号 ${random(9000)}，${oneOf(WHY, random)}。`;
}

function paragraph(random: Random, sentences: number) {
  return Array.from({ length: sentences }, () => sentence(random)).join('');
}

function section(random: Random) {
  return `## ${oneOf(WHO, random)}${oneOf(DOES, random)}${oneOf(WHAT, random)}\n\n${paragraph(random, 6)}\n\n${paragraph(random, 4)}`;
}

function article(number: number, categories: readonly string[], newest: Date) {
  const random = randomFrom(number);
  const date = new Date(newest.getTime() - random(DAYS) * DAY_MS).toISOString().slice(0, 10);
  const picture = oneOf(PICTURES, random);
  return {
    date,
    text: `---
title: ${oneOf(WHO, random)}${oneOf(DOES, random)}${oneOf(WHAT, random)}的第 ${number} 份说明
date: ${date}
category: ${oneOf(categories, random)}
summary: ${paragraph(random, 3).slice(0, 76)}
cover: ${picture}
tags: [${[...new Set([oneOf(TAGS, random), oneOf(TAGS, random)])].join(', ')}]
---

${paragraph(random, 5)}[^1]

${section(random)}

- ${sentence(random)}
- **${oneOf(WHAT, random)}**：${sentence(random)}

![${oneOf(WHAT, random)}](${picture} "${sentence(random)}")

${section(random)}

| 项目 | 数值 |
| --- | --- |
| ${oneOf(WHAT, random)} | ${random(1000)} |
| ${oneOf(WHAT, random)} | ${random(1000)} |

${section(random)}

参见[全部文章](/companyNews/)与[关于我们](/about/)。

[^1]: ${sentence(random)}
`,
  };
}

function hiddenArticle(category: string, date: Date, draft: boolean) {
  return `---
title: ${HIDDEN_MARK}
date: ${date.toISOString().slice(0, 10)}
category: ${category}
summary: ${HIDDEN_MARK}的文章，用来核对草稿和未到日期的文章没有出现在任何页面、列表、索引和订阅里。
draft: ${draft}
---

${HIDDEN_MARK}。
`;
}

export function generateNews(folder: string, count: number, categories: readonly string[], newest: Date) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    const { date, text } = article(number, categories, newest);
    const yearFolder = join(folder, date.slice(0, 4));
    mkdirSync(yearFolder, { recursive: true });
    writeFileSync(join(yearFolder, `generated-${number}.md`), text);
  }
  const [category = ''] = categories;
  const nextYear = new Date(newest.getTime() + 365 * DAY_MS);
  writeFileSync(join(folder, 'hidden-draft.md'), hiddenArticle(category, newest, true));
  writeFileSync(join(folder, 'hidden-future.md'), hiddenArticle(category, nextYear, false));
}
