export type PageSize = { width: number; height: number };
export type PageBox = PageSize & { top: number; left: number };
/** A point of the document: which page, and where on it as parts of its width and height. */
export type Place = { page: number; x: number; y: number };
export type PageRange = { first: number; last: number };

export type PageLayout = PageSize & { pages: readonly PageBox[]; gap: number };

type LayoutInput = {
  count: number;
  /** In points, as the page is shown unrotated; by page number. */
  sizes: ReadonlyMap<number, PageSize>;
  usual: PageSize;
  /** CSS pixels to a point. */
  scale: number;
  rotation: number;
  viewWidth: number;
  /** Between the pages and around them. */
  gap: number;
};

function rotated({ width, height }: PageSize, rotation: number): PageSize {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Puts all pages under each other, centred; page 1 has the index 0. */
export function layoutPages({
  count,
  sizes,
  usual,
  scale,
  rotation,
  viewWidth,
  gap,
}: LayoutInput): PageLayout {
  const shown = Array.from({ length: count }, (_, index) => {
    const { width, height } = rotated(sizes.get(index + 1) ?? usual, rotation);
    return { width: Math.round(width * scale), height: Math.round(height * scale) };
  });
  const widest = shown.reduce((most, { width }) => Math.max(most, width), 0);
  const width = Math.max(viewWidth, widest + 2 * gap);
  let top = gap;
  const pages = shown.map((size) => {
    const box = { ...size, top, left: Math.round((width - size.width) / 2) };
    top += size.height + gap;
    return box;
  });
  return { pages, width, height: top, gap };
}

export function widthScale(size: PageSize, rotation: number, viewWidth: number, gap: number) {
  return Math.max(0.01, (viewWidth - 2 * gap) / rotated(size, rotation).width);
}

/** The number of the page at a height of the document; between two pages, the upper one. */
export function pageAt({ pages }: PageLayout, y: number) {
  return Math.max(1, pages.filter(({ top }) => top <= y).length);
}

export function pagesInView(layout: PageLayout, top: number, viewHeight: number): PageRange {
  const first = pageAt(layout, top) - 1;
  const last = pageAt(layout, top + viewHeight) + 1;
  return { first: Math.max(1, first), last: Math.min(layout.pages.length, last) };
}

export function placeAt(layout: PageLayout, x: number, y: number): Place {
  const page = pageAt(layout, y);
  const box = layout.pages[page - 1];
  if (!box) return { page: 1, x: 0, y: 0 };
  return { page, x: (x - box.left) / box.width, y: (y - box.top) / box.height };
}

export function pointOf({ pages }: PageLayout, { page, x, y }: Place) {
  const box = pages[page - 1];
  return box ? { x: box.left + x * box.width, y: box.top + y * box.height } : { x: 0, y: 0 };
}
