import { about } from '@/content/about';
import { drones } from '@/content/drones';
import { enquiry } from '@/content/enquiry';
import { guide } from '@/content/guide';
import { questions } from '@/content/guide/questions';
import { announcementLabels, announcements } from '@/content/home/announcements';
import { hero } from '@/content/home/hero';
import { partners } from '@/content/home/partners';
import { technology } from '@/content/home/technology';
import { site } from '@/content/site';
import { fieldList } from '@/lib/enquiry/fields';
import { expect, type Page, test } from './fixtures';
import { DOCUMENT, PAGES } from './sitePages';

const [, , ASKED] = questions.visitors.flatMap(({ entries }) => entries);

const region = (page: Page, name: string) => page.getByRole('region', { name });

test.use({ javaScriptEnabled: false });

/** Next preloads a script, which Chromium then refuses. */
test.beforeEach(({ faults }) => faults.allow(/\.js csp$|preload|404/));

/** Texts that are hidden although all <details> are open, and visible controls that need scripts. */
function faultsWithoutScripts(page: Page) {
  return page.evaluate(() => {
    const EXCUSED =
      'script, style, th, button, [aria-hidden], [data-scripted], [data-screen], [data-printed-dark], li:has(h2) p';
    const isText = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim();
    for (const row of document.querySelectorAll('details')) row.open = true;
    const all = [...document.querySelectorAll('main *')];
    const readable = all.filter((each) => [...each.childNodes].some(isText) && !each.closest(EXCUSED));
    const shown = readable.filter((each) => each.checkVisibility({ opacityProperty: true }));
    const words = shown.map(({ textContent }) => textContent).join();
    const lost = readable.filter(({ textContent }) => !words.includes(textContent ?? ''));
    const CONTROLS = 'button, input:not([type="radio"]), select, [data-scripted]';
    const controls = [...document.querySelectorAll(CONTROLS)];
    const dead = controls.filter((each) => each.checkVisibility({ visibilityProperty: true }));
    return [...lost, ...dead].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

test('without scripts every page shows all its text and no dead control @phone', async ({ page }) => {
  for (const path of [...PAGES, DOCUMENT]) {
    await test.step(path, async () => {
      await page.goto(path);
      expect.soft(await faultsWithoutScripts(page), path).toEqual([]);
    });
  }
});

test('without scripts slides, drawings, announcements and partners are complete @phone', async ({ page }) => {
  await page.goto('/');
  const last = page.getByText(hero.slides.at(-1)?.text ?? 'missing');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const drawing = page.getByRole('img', { name: technology.ai.alt, exact: true });
  await expect(drawing.locator('path[pathLength]')).toHaveCSS('stroke-dashoffset', /^0/);
  for (const [index, { title, date, content, url, action }] of announcements.entries()) {
    const notice = region(page, announcementLabels.title).getByRole('listitem').nth(index);
    for (const text of [title, date, ...(content?.split('\n') ?? [])]) {
      if (text) await expect(notice.getByText(text, { exact: true })).toBeVisible();
    }
    const link = notice.getByRole('link', { name: action ?? announcementLabels.details });
    await expect(link).toHaveCount(url ? 1 : 0);
  }

  const wall = region(page, partners.label);
  for (const { name, url } of partners.partners.map(({ value }) => value)) {
    await expect(wall.getByRole('img', { name, exact: true })).toBeVisible();
    await expect(wall.getByRole('link', { name })).toHaveCount(url ? 1 : 0);
  }
  const provisional = partners.partners.some(({ status }) => status === 'placeholder');
  await expect(page.getByText(partners.leadWithPlaceholders)).toHaveCount(provisional ? 1 : 0);
});

test('without scripts the enquiry lists its fields, and anchors work @phone', async ({ page }) => {
  await page.goto('/about/#enquiry');
  const place = region(page, enquiry.title);
  await expect(place.getByRole('listitem')).toHaveText(fieldList(enquiry));
  await expect(place.getByRole('link', { name: site.email.value })).toBeVisible();
  const row = page.getByRole('navigation', { name: about.chaptersLabel });
  await row.getByRole('link', { name: about.partnership.title }).click();
  await expect(page).toHaveURL('/about/#partner');
  await expect(page.locator('#partner')).toBeInViewport();

  await page.goto(`/guide/#${ASKED?.id}`);
  await expect(page.locator('#questions').getByText(ASKED?.answer[0] ?? 'missing')).toBeVisible();
  const sum = region(page, guide.job.jobs.agriculture.title);
  await expect(sum).toContainText(new RegExp(`${guide.job.example.mu}\\s亩`));
});

test('without scripts panels stand below their names, figures beside cards @desktop', async ({ page }) => {
  await page.goto('/#cooperation');
  for (const { title } of drones.models)
    await expect(page.getByText(title, { exact: true })).toHaveCSS('position', 'static');
  for (const panel of await page.locator('#cooperation [data-panel]').all()) {
    const [whole, figures, cards] = await Promise.all(
      [panel, panel.locator('dl').last(), panel.getByRole('list')].map((each) => each.boundingBox()),
    );
    expect(figures?.y).toBeGreaterThan((whole?.y ?? 0) + 30);
    expect(Math.abs((figures?.y ?? 0) - (cards?.y ?? 0))).toBeLessThan(2);
    expect(cards?.x).toBeGreaterThan((figures?.x ?? 0) + (figures?.width ?? 0));
  }
});
