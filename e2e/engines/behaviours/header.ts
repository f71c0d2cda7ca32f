import { download } from '@/content/download';
import { navigation } from '@/content/navigation';
import type { Visitor } from '@/e2e/engines/visitor';

const { labels, entries } = navigation;
const DRAWER = '[role=dialog]';
const MENU = 'nav button[aria-expanded]';

export async function menu(visitor: Visitor) {
  const parent = entries.findLast(({ children }) => children);
  const button = labels.showChildren.replace('{title}', parent?.title ?? '');
  const child = ['header nav a', parent?.children?.[0]?.title ?? ''] as const;
  await visitor.open('/about/');
  await visitor.press([MENU, button]);
  await visitor.see(child);
  await visitor.key('Escape');
  await visitor.miss(child);
  await visitor.focused([MENU, button]);
  await visitor.press([MENU, button]);
  await visitor.press(child);
  await visitor.address(parent?.children?.[0]?.path ?? '');
  await visitor.miss(child);
}

export async function drawer(visitor: Visitor) {
  const opener = ['button', labels.openDrawer] as const;
  await visitor.open('/about/');
  await visitor.press(opener);
  await visitor.see(DRAWER);
  await visitor.focused([`${DRAWER} button`, labels.closeDrawer]);
  await visitor.holds('the drawer at 60 % from the right', () => {
    const { left, right } = document.querySelector('[role=dialog]')?.getBoundingClientRect() ?? new DOMRect();
    return Math.abs(left - innerWidth * 0.4) < 2 && Math.abs(right - innerWidth) < 2;
  });
  await visitor.key('Escape');
  await visitor.miss(DRAWER);
  await visitor.focused(opener);
  await visitor.press(opener);
  await visitor.press([`${DRAWER} a`, download.page.title]);
  await visitor.address(download.page.path);
  await visitor.miss(DRAWER);
}

export async function senior(visitor: Visitor) {
  const size = () => visitor.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  const becomes = (wanted: number) =>
    visitor.until(`text of ${wanted} px`, async () => (await size()) === wanted);
  await visitor.open('/about/');
  const before = await size();
  await visitor.press(['footer button', labels.senior]);
  await becomes(before * 1.25);
  await visitor.open('/about/');
  if ((await size()) !== before * 1.25) throw new Error('the text is not larger after a reload');
  await visitor.holds('no sideways scroll', () => document.documentElement.scrollWidth <= innerWidth);
  await visitor.press(['footer button', labels.senior]);
  await becomes(before);
}
