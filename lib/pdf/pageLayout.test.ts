import { layoutPages, pageAt, pagesInView, placeAt, pointOf, widthScale } from '@/lib/pdf/pageLayout';

const A4 = { width: 600, height: 800 };
const input = {
  count: 5,
  sizes: new Map([[2, { width: 800, height: 600 }]]),
  usual: A4,
  scale: 1,
  rotation: 0,
  viewWidth: 1000,
  gap: 20,
};
const layout = layoutPages(input);

it('puts pages under each other, centred in the view, each in its own size', () => {
  expect(layout.pages[0]).toEqual({ top: 20, left: 200, width: 600, height: 800 });
  expect(layout.pages[1]).toEqual({ top: 840, left: 100, width: 800, height: 600 });
  expect(layout).toMatchObject({ width: 1000, height: 20 + 4 * 820 + 620 });
});

it('grows wider than the view when a page is', () => {
  expect(layoutPages({ ...input, scale: 2 }).width).toBe(1640);
});

it('turns pages by a quarter', () => {
  expect(layoutPages({ ...input, rotation: 90 }).pages[0]).toMatchObject({ width: 800, height: 600 });
  expect(layoutPages({ ...input, rotation: 180 }).pages[0]).toMatchObject(A4);
});

it('fits a page to the width of the view', () => {
  expect(widthScale(A4, 0, 640, 20)).toBe(1);
  expect(widthScale(A4, 90, 840, 20)).toBe(1);
});

it('finds the page at a height', () => {
  expect([0, 20, 839, 840, 10_000].map((y) => pageAt(layout, y))).toEqual([1, 1, 1, 2, 5]);
});

it('draws the pages in view and one more on each side', () => {
  expect(pagesInView(layout, 0, 400)).toEqual({ first: 1, last: 2 });
  expect(pagesInView(layout, 1500, 400)).toEqual({ first: 2, last: 4 });
  expect(pagesInView(layout, 3300, 400)).toEqual({ first: 4, last: 5 });
});

it('finds the same place again at another scale', () => {
  const place = placeAt(layout, 500, 1140);
  expect(place).toEqual({ page: 2, x: 0.5, y: 0.5 });
  const larger = layoutPages({ ...input, scale: 2 });
  expect(pointOf(larger, place)).toEqual({ x: 820, y: 20 + 1620 + 600 });
});
