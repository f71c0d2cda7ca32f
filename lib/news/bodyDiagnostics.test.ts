import { bodyDiagnostics } from '@/lib/news/bodyDiagnostics';

const SITE = {
  leadsSomewhere: (path: string) =>
    ['/about/', '/known/', '/documents/nest.pdf', '/companyNews/detail/known/'].includes(path),
  meantBy: (path: string) => (path === '/abuot/' ? '/about/' : undefined),
};

const LOST_LINK = '链接没有写对：方括号后面紧跟半角圆括号，地址里不能有空格';
const LOST_PATH = '站内链接要以 / 开头，如 /about/；另一篇文章写作 /companyNews/detail/文件名/';
const LOST_TABLE = '表格没有写对：竖线用半角，表头下面要有一行 | --- | --- |，各行格数相同';

function faults(body: string) {
  return bodyDiagnostics({ file: 'a.md', body, bodyLine: 6 }, SITE).map(
    ({ line, column, severity, message }) => `${line}:${column} ${severity} ${message}`,
  );
}

it('accepts a good text', () => {
  const good = [
    '看[关于我们](/about/#history)、[说明](/documents/nest.pdf)、[外站](https://example.com/a)和[信箱](mailto:a@example.com)[^1]。',
    '![田](cases/agriculture-1.jpg "图注")',
    '![宣传片](/films/promo.mp4)',
    '`<b>` 与 `**` 写在代码里没有关系。',
    '[^1]: 来源。',
    '见表 [3]（2024 年），甲|乙，#话题。',
  ];
  expect(faults(good.join('\n\n'))).toEqual([]);
});

it.each([
  ['[甲](/abuot/)', '7:1 error 站内没有 /abuot/ 这个页面或文件，是否想写 /about/？'],
  ['[甲](/gone/)', '7:1 error 站内没有 /gone/ 这个页面或文件'],
  ['[甲](www.gov.cn/a)', '7:1 error 外部链接要写全，是否想写 https://www.gov.cn/a？'],
  ['[甲](other.md)', `7:1 error ${LOST_PATH}`],
  ['[甲](//evil.example/)', `7:1 error ${LOST_PATH}`],
  ['[甲]()', '7:1 error 链接的括号里没有地址'],
  ['[甲][1]\n\n[1]: /gone/', '9:1 error 站内没有 /gone/ 这个页面或文件'],
  ['[甲](javascript:alert(1))', '7:1 warning 链接“javascript:alert(1)”不安全，会被去掉，请用 https:// 地址'],
  ['![甲](cases/gone.jpg)', '7:1 error 找不到图片 content/media/cases/gone.jpg'],
  [
    '![甲](https://example.com/a.jpg)',
    '7:1 error 不能引用别的网站的图片，请把它放进 content/media/news，写作 news/文件名.jpg',
  ],
  ['![甲](A.JPG)', '7:1 error 图片应写作 content/media 下的路径，如 news/field.jpg，文件名用小写字母和数字'],
  ['![](cases/agriculture-1.jpg)', '7:1 error 图片要有说明，写在方括号里：![图片里有什么](…)'],
  ['如图![甲](cases/agriculture-1.jpg)所示', '7:3 error 图片要单独成段，前后各空一行'],
  ['![甲](/films/gone.mp4)', '7:1 error 找不到短片 public/films/gone.mp4'],
  ['甲[^2]。', '7:2 error 注释 [^2] 没有内容，请在文末写“[^2]: …”'],
  ['甲**乙', '7:2 warning 星号没有成对，或与文字之间有空格，会照原样显示'],
  ['<iframe src="https://a.cn"></iframe>', '7:1 warning 正文里的 HTML“<iframe>”会被忽略，请用 Markdown 写'],
  ['[^1]：甲', '7:1 error 注释的冒号应为半角，后面空一格：[^1]: …'],
  ['[甲](known/)', '7:1 error 站内链接要以 / 开头，是否想写 /known/？'],
  ['看[甲]（/about/）', `7:4 error ${LOST_LINK}`],
  ['[甲](/about/ us/)', `7:3 error ${LOST_LINK}`],
  ['##甲', '7:1 error 小标题写作“## 标题”：半角井号，后面空一格'],
  ['＃＃ 甲', '7:1 error 小标题写作“## 标题”：半角井号，后面空一格'],
  ['| 甲 | 乙 |\n| 1 | 2 |', `7:1 error ${LOST_TABLE}`],
  ['｜甲｜乙｜\n｜---｜---｜', `7:1 error ${LOST_TABLE}`],
])('finds the fault in %j', (body, expected) => {
  expect(faults(body)).toEqual([expected]);
});
