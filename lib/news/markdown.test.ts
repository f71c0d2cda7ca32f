import { Parser } from 'htmlparser2';
import { news } from '@/content/news';
import { createRenderer } from '@/lib/news/markdown';

jest.mock('@/lib/pictures/pictureManifest', () => ({
  smallestPicture: ({ file }: { file: string }) => `/pictures/${file}`,
}));

const renderer = createRenderer(news.prose);

function html(body: string) {
  return renderer
    .forPage(body)
    .blocks.map((block) => ('html' in block ? block.html : JSON.stringify(block)))
    .join('');
}

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<img src=x onerror="alert(1)"> <b onclick="alert(1)">甲</b>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a style sheet', '<style>body{display:none}</style>'],
  ['a javascript: link', '[甲](javascript:alert(1)) [乙](JaVaScRiPt:alert(1)) <javascript:alert(1)>'],
  ['a javascript: link in disguise', '[甲](&#106;avascript:alert(1)) [乙](java&#10;script:alert(1))'],
  ['a data: link', '[甲](data:text/html;base64,PHNjcmlwdD4=)'],
  ['a picture from elsewhere', '文![甲](https://evil.example/a.gif)字'],
  ['an attribute in a title', '[甲](/a/ "x\\" onmouseover=\\"alert(1)")'],
  ['a drawing', '<svg><a xlink:href="javascript:alert(1)"><text>甲</text></a></svg>'],
  ['an id that stands for another', '## main\n\n<a name="top" id="main">甲</a>'],
])('lets nothing of %s through', (_, body) => {
  const elements: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      elements.push(name);
      expect(Object.keys(attributes).filter((key) => key.startsWith('on'))).toEqual([]);
      expect(attributes.href ?? '/').toMatch(/^(\/|#|https:|mailto:)/);
      expect(attributes.id ?? 'h-').toMatch(/^(h-|note-)/);
    },
  });
  parser.end(html(body));
  expect(elements.filter((name) => !['p', 'a', 'h2', 'strong'].includes(name))).toEqual([]);
});

it('gives headings ids that are unique in the page', () => {
  const { headings } = renderer.forPage('# 大\n\n## main\n\n## 同名\n\n## 同名');
  expect(headings).toEqual([
    { id: 'h-大', title: '大' },
    { id: 'h-main', title: 'main' },
    { id: 'h-同名', title: '同名' },
    { id: 'h-同名-1', title: '同名' },
  ]);
});

it.each([
  [
    '[甲](https://a.example/)',
    '<p><a href="https://a.example/" target="_blank" rel="noopener noreferrer" data-outside>甲<span data-visually-hidden>（在新标签页打开）</span></a></p>',
  ],
  ['[甲](/a/nest.pdf)', '<p><a href="/preview/?url=/a/nest.pdf" data-pdf="PDF">甲</a></p>'],
  ['[甲](/#cooperation?safety)', '<p><a href="/?query=safety#cooperation">甲</a></p>'],
  ['**注意：**请看**“强调”**文字', '<p><strong>注意：</strong>请看<strong>“强调”</strong>文字</p>'],
  ['喷幅 3～8 米', '<p>喷幅 <span data-nowrap>3～8</span>\u00A0米</p>'],
  ['线路、航线、用量。', '<p>线路、<wbr><span data-nowrap>航线、用量。</span></p>'],
  ['> “甲”\n>\n> —— 某报告', '<blockquote>\n<p>“甲”</p>\n<footer>某报告</footer>\n</blockquote>'],
])('turns %j into %s', (markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

it('ends a bare address where Chinese begins', () => {
  expect(html('见 https://a.example/b。再看')).toMatch(/href="(https:\/\/a\.example\/b)"[^>]*>\1<.*。再看/);
});

it('returns pictures and films in their own paragraph as blocks', () => {
  const source = '甲\n\n![田](./cases/a.jpg "图注")\n\n![片](/films/promo.mp4)\n\n乙';
  const sources = [
    { src: '/films/promo-av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
    { src: '/films/promo.mp4', type: 'video/mp4' },
  ];
  expect(renderer.forPage(source).blocks).toEqual([
    { html: '<p>甲</p>' },
    { picture: { file: 'cases/a.jpg', alt: '田', caption: '图注' } },
    { film: { sources, poster: 'films/promo-poster.jpg', alt: '片', caption: '' } },
    { html: '<p>乙</p>' },
  ]);
});

it('makes tables scroll by themselves and labels each cell with its column', () => {
  const table = html('| 甲 | 乙 |\n| --- | --- |\n| 丙 | [丁](https://a.example/) |');
  expect(table).toMatch(/^<section tabindex="0" aria-label="表格，可左右滑动：甲、乙" data-table><table>/);
  expect(table).toContain('<td data-column="甲">丙</td>\n<td data-column="乙">');
  expect(table).toContain('data-outside');
});

it('lists headings of text and footnotes, but not of quotations', () => {
  const { headings } = renderer.forPage('## 甲\n\n> ## 乙\n\n文[^1]\n\n[^1]: 来源。');
  expect(headings.map(({ id }) => id)).toEqual(['h-甲', 'footnote-label']);
});

it('writes absolute addresses for feeds', () => {
  expect(renderer.forFeed('[甲](/about/)\n\n![田](cases/a.jpg)', 'https://site.example')).toBe(
    '<p><a href="https://site.example/about/">甲</a></p>\n<p><img src="https://site.example/pictures/cases/a.jpg" alt="田"></p>',
  );
});
