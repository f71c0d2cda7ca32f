import { picturesIn, picturesInMarkdown } from '@/lib/pictures/collectPictures';

const dawn = { file: 'hero/dawn.jpg', alt: '晨曦', phone: { ratio: [3, 4], x: 71 } };
const coin = { file: 'about/coin.webp', alt: '' };

test('pictures are found at any depth, each once', () => {
  const content = {
    hero: { slides: [{ picture: dawn }, { picture: coin }] },
    title: '首页',
    coin,
  };
  expect(picturesIn(content)).toEqual([dawn, coin]);
});

test('objects that only resemble a picture are ignored', () => {
  expect(picturesIn({ file: 'manual.pdf', title: '手册', other: [null, 3, () => dawn] })).toEqual([]);
});

const HEAD = '---\ntitle: 新闻\ncover: ./news/cover.jpg\n---\n';

test.each([
  [
    'its cover and pictures',
    `${HEAD}![图](news/a.png "题") ![](./b.jpg)`,
    ['news/cover.jpg', 'news/a.png', 'b.jpg'],
  ],
  ['no cover but of its head, and no other file', 'cover: a.jpg\n![](/icon.svg) ![](https://a.cn/a.jpg)', []],
  ['the poster of a film', '![短片](/films/promo.mp4 "题")', ['films/promo-poster.jpg']],
])('a Markdown page shows %s', (_what, page, files) => {
  expect(picturesInMarkdown(page)).toEqual(files);
});
