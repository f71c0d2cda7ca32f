import { news } from '@/content/news';
import { preview } from '@/content/preview';
import type { Visitor } from '@/e2e/engines/visitor';
import { DOCUMENT } from '@/e2e/sitePages';

const { labels } = preview;
/** Keys of the layout that every engine's keyboard has. */
const TERM = 'P60';
const PAGE = 5;
const numbered = (page: number) => `article[aria-label="${labels.pageName.replace('{page}', String(page))}"]`;

export async function reader(visitor: Visitor) {
  await visitor.open(DOCUMENT);
  await visitor.see(`${numbered(1)} canvas`);
  await visitor.holds(
    'ink on the first page',
    (page) => {
      const canvas = document.querySelector<HTMLCanvasElement>(`${page} canvas`);
      const { data } =
        canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? new ImageData(1, 1);
      return new Set(new Uint32Array(data.buffer)).size > 5;
    },
    numbered(1),
  );
  await visitor.press(`input[aria-label="${labels.pageNumber}"]`);
  await visitor.type(String(PAGE));
  await visitor.key('Enter');
  await visitor.see(`${numbered(PAGE)} canvas`);
}

export async function newsSearch(visitor: Visitor) {
  await visitor.open('/companyNews/');
  await visitor.press('main input[type=search]');
  await visitor.type(TERM);
  await visitor.see(['main [role=status]', TERM]);
  await visitor.address(`query=${TERM}`);
  await visitor.press(['main button', news.search.clear]);
  await visitor.miss(['main [role=status]', TERM]);
}
