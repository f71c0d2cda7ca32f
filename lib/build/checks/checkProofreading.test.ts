import { sharedCopy } from '@/content/sharedCopy';
import { proofDiagnostics } from '@/lib/build/checks/checkProofreading';
import { loadContent } from '@/lib/build/contentModules';
import { proofreader } from '@/lib/content/proofread';
import type { Proofreading } from '@/lib/schema/proofreading';

const { premium, compensation } = sharedCopy;

/** Earlier sentences of this site, whose faults have been corrected since. */
const OLD_PAGE = `export const page = {
  lead: '与种植主体长期绑定，与头部企业共建网络。',
  title: '一张网络，覆盖全国',
  insurer: { text: '保费 ${premium} 元/亩，按市场价 ${compensation}% 赔付' },
  cards: [
    { title: '稻田颗粒肥撒播', task: '收割前后集中撒播' },
    { title: '跨江直送', task: '无人机运输' },
  ],
  description:
    '支持安卓、iPhone 与 HarmonyOS 系统。湘ICP备2026012345号-1，湘公网安备43010202001234号。',
  fees: { text: '价格以合同为准', note: '期限以协议为准' },
};`;

const OLD_ARTICLE = `---
title: 一条任务如何走完五个环节
summary: 本文给机手和农户列一张清单
---
平台服务 {{counties}} 个县，是行业第一。
飞机上的飞控负责飞稳，[另有一篇](/about/ "说明")。
（2024—2030 年）《通用航空装备创新应用实施方案（2024—2030 年）》
速度不超过 50 千米/小时[^1]，用RTK定位。
## 保险
飞手有相应的资质。100 亩，保费 300 元，减产按 ${compensation}% 赔付。
保费 = 亩数 × ${premium} 元
{{insurance}}
## 费用
保费每亩 ${premium} 元，标准以协议为准。
`;

const INSURANCE = `发生保单约定的减产时，按市场价的 ${compensation}% 赔付，以保险合同为准。`;

const OLD_ANNOUNCEMENTS = `[
  {
    "title": "全国唯一的调度平台",
    "content": "推荐好友均可获得飞行币"
  }
]`;

let read: ReturnType<typeof proofreader>;

beforeAll(async () => {
  const { proofreading } = await loadContent('content/proofreading.ts');
  read = proofreader(proofreading as Proofreading);
});

const diagnosticsOf = (file: string, source: string) =>
  proofDiagnostics({ file, source, sharedCopy: { counties: '134', insurance: INSURANCE } }, read);

function said(source: string) {
  const diagnostics = diagnosticsOf('a', source);
  return diagnostics.map(({ line, severity, message }) => `${line} ${severity} ${message.split('：')[0]}`);
}

it('finds the faults of the old pages with their lines', () => {
  expect(said(OLD_PAGE)).toEqual([
    '2 warning “头部”',
    '2 warning “种植主体”',
    '3 warning “覆盖全国”',
    `4 warning “${compensation}%”`,
    '6 warning “撒播”',
    '10 warning “安卓”',
    '11 warning “以合同为准”',
    '11 warning “以协议为准”',
  ]);
});

it('fills in shared copy before it checks', () => {
  expect(
    said(
      `  text: '按市场价的 ${compensation}% 赔付，\${sharedCopy.insurance}',\n  more: sharedCopy.insurance,`,
    ),
  ).toEqual([]);
});

it('finds the faults of the old articles, ignoring Markdown marks', () => {
  expect(said(OLD_ARTICLE)).toEqual([
    '2 warning “一条任务”',
    '3 warning “机手”',
    '3 warning “农户”',
    '5 error 广告法不许这样说“第一”',
    '6 warning “飞机”',
    '7 warning “《通用航空装备创新应用实施方案（2024—2030 年）》”',
    '8 warning “千米/小时”',
    '8 warning “用R”',
    '8 warning “K定”',
    '10 warning “保费 300 元”',
    '10 warning “相应的资质”',
    '11 warning “保费 =”',
  ]);
});

it('finds a forbidden claim in announcements and says what to write instead', () => {
  const [diagnostic, ...others] = diagnosticsOf('public/anno.json', OLD_ANNOUNCEMENTS);
  expect(diagnostic).toMatchObject({ file: 'public/anno.json', line: 3, column: 17, severity: 'error' });
  expect(diagnostic?.message).toBe('广告法不许这样说“唯一”：删去，或换成有出处的数字');
  expect(others).toEqual([]);
});

describe('a note that gives a reason for a word', () => {
  it('works in a comment of a page', () => {
    const page = OLD_PAGE.replace('  title:', '  // 校对：覆盖全国，引自客户来信\n  title:').replace(
      '  description:',
      '  // 校对：安卓，商店的名字\n  description:',
    );
    expect(said(page).join()).not.toMatch(/覆盖全国|安卓/);
  });

  it('works in a comment of an article and of its front matter', () => {
    const article = OLD_ARTICLE.replace('平台服务', '<!-- 校对：行业第一，引自年报 -->\n平台服务').replace(
      'title:',
      '# 校对：一条任务，老标题\ntitle:',
    );
    const words = said(article).join();
    expect(words).not.toMatch(/第一|一条任务|年报/);
    expect(words).toContain('机手');
  });

  it('works in a field of an announcement', () => {
    expect(said(OLD_ANNOUNCEMENTS.replace('"title"', '"校对": "唯一，引自批文", "title"'))).toEqual([]);
  });

  it('is refused without a reason, and reported where the word is missing', () => {
    expect(said(OLD_ANNOUNCEMENTS.replace('"title"', '"校对": "唯一，", "title"'))).toHaveLength(1);
    expect(said('---\n---\n<!-- 校对：顶级，引自年报 -->\n正文。\n')).toEqual([
      '3 warning “顶级”没有要校对的地方，这条说明可以删去',
    ]);
  });
});
