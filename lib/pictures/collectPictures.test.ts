import { picturesIn, picturesInMarkdown } from '@/lib/pictures/collectPictures';

const dawn = {
  file: 'hero/dawn.jpg',
  alt: '晨曦',
  phone: { ratio: [3, 4], x: 71 },
};
const coin = { file: 'about/coin.jpg', alt: '' };

test('pictures are found at any depth of lists and groups, once for each place', () => {
  const content = {
    hero: { slides: [{ picture: dawn }, { picture: coin }] },
    title: '首页',
    coin,
  };
  expect(picturesIn(content)).toEqual([dawn, coin]);
});

test('what only resembles a picture is left alone', () => {
  expect(
    picturesIn({
      file: 'manual.pdf',
      title: '手册',
      other: [null, 3, () => dawn],
    }),
  ).toEqual([]);
});

test('content that refers to itself does not hang the walk', () => {
  const content: Record<string, unknown> = { coin };
  content.self = content;
  expect(picturesIn(content)).toEqual([coin]);
});

test('a Markdown page shows its cover and the pictures in its text', () => {
  const page = [
    '---',
    'title: 新闻',
    "cover: 'news/cover.jpg'",
    '---',
    '文 ![图](news/a.png "题") ![](news/b.jpg)',
  ];
  expect(picturesInMarkdown(page.join('\n'))).toEqual(['news/cover.jpg', 'news/a.png', 'news/b.jpg']);
});

test('the mark before a path that some editors write is left out', () => {
  const page = '---\ncover: ./hero/dawn.jpg\n---\n\n![甲](./cases/a.jpg)\n';
  expect(picturesInMarkdown(page)).toEqual(['hero/dawn.jpg', 'cases/a.jpg']);
});

test('a cover is read from the front matter only, and addresses of other kinds are no files', () => {
  expect(picturesInMarkdown('cover: news/a.jpg\n![](/icon.svg) ![](https://example.com/a.jpg)')).toEqual([]);
});

test('of a film in a Markdown page its poster is shown', () => {
  expect(picturesInMarkdown('![短片](/films/promo.mp4 "题")')).toEqual(['films/promo-poster.jpg']);
});
