import { about } from '@/content/about';
import type { Visitor } from '@/e2e/engines/visitor';

const ROW = `nav[aria-label="${about.chaptersLabel}"]`;
const LINK = `${ROW} a`;

async function arrives(visitor: Visitor, id: 'partner' | 'history') {
  await visitor.holds(
    `#${id} right under the row`,
    ([row, id]) => {
      const bottom = document.querySelector(row)?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? innerHeight;
      return Math.abs(top - bottom) < 40;
    },
    [ROW, id] as const,
  );
  await visitor.see([`${LINK}[aria-current=location]`, about[id].title]);
}

/** One chapter asked for by a link from elsewhere, one by their row: the page arrives, however far it is. */
export async function chapters(visitor: Visitor) {
  await visitor.open('/about/#partner');
  await arrives(visitor, 'partner');
  await visitor.press([LINK, about.history.title]);
  await arrives(visitor, 'history');
}
