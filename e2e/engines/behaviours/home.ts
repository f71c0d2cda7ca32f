import { drones } from '@/content/drones';
import { guide } from '@/content/guide';
import { cases } from '@/content/home/cases';
import { hero } from '@/content/home/hero';
import { noticeRow as tickerLabels } from '@/content/home/notices';
import { slides } from '@/content/slides';
import type { Visitor } from '@/e2e/engines/visitor';

const choice = (n: number) => `[aria-label="${slides.choose.replace('{n}', String(n))}"]`;

export async function carousel(visitor: Visitor) {
  await visitor.open('/');
  await visitor.press(choice(3));
  await visitor.see(`${choice(3)}[aria-current=true]`);
  await visitor.press(['main section:first-of-type button', slides.pause]);
  await visitor.see(['button', slides.play]);
  await visitor.press(choice(1));
  await visitor.see(`${choice(1)}[aria-current=true]`);
  await visitor.see(['main a', hero.buttons[0]?.title ?? '']);
}

export async function ticker(visitor: Visitor) {
  const shown = () => visitor.evaluate(() => document.querySelector('li[data-current]')?.textContent);
  const changes = (from: string | null | undefined) =>
    visitor.until('another notice', async () => (await shown()) !== from);
  await visitor.open('/');
  await visitor.press(['button', tickerLabels.pause]);
  const first = await shown();
  await visitor.press(['button', tickerLabels.next]);
  await changes(first);
  await visitor.press(['button', tickerLabels.play]);
  const second = await shown();
  await visitor.evaluate(() => (document.activeElement as HTMLElement).blur());
  await visitor.session.press(5, visitor.view.height - 5);
  await changes(second);
}

export async function tabs(visitor: Visitor) {
  const [first, second] = cases.categories;
  await visitor.open('/#cooperation');
  await visitor.press([`[role=tab]`, second?.title ?? '']);
  await visitor.see(['[role=tab][aria-selected=true]', second?.title ?? '']);
  await visitor.key('ArrowLeft');
  await visitor.see(['[role=tab][aria-selected=true]', first?.title ?? '']);
  await visitor.focused(['[role=tab]', first?.title ?? '']);
  await visitor.address(`query=${first?.query}`);
}

export async function comparison(visitor: Visitor) {
  const { comparison } = drones;
  const rows = () => visitor.evaluate(() => document.querySelectorAll('#product tr:not([hidden])').length);
  await visitor.open('/?compare=p60,t100#compare');
  await visitor.miss(['#product th[scope=col]', 'T70']);
  await visitor.press(['#product label', 'T70']);
  await visitor.see(['#product th[scope=col]', 'T70']);
  const all = await rows();
  await visitor.press(['#product label', comparison.onlyDifferences]);
  await visitor.until('fewer rows', async () => (await rows()) < all);
}

export async function calculator(visitor: Visitor) {
  const { quantities } = guide.job;
  await visitor.open('/guide/#job');
  await visitor.see(['#job label', quantities.mu.label]);
  const sum = () => visitor.evaluate(() => document.querySelector('#job output')?.textContent);
  const before = await sum();
  await visitor.evaluate((name) => {
    const labels = [...document.querySelectorAll<HTMLLabelElement>('#job label')];
    labels.find(({ textContent }) => textContent?.startsWith(name))?.control?.focus();
  }, quantities.mu.label);
  await visitor.type('1');
  await visitor.until('another sum', async () => (await sum()) !== before);
}
