import type { Locator, Page } from 'playwright/test';
import { about } from '@/content/about';
import { coins } from '@/content/coins';
import { site } from '@/content/site';
import { terms } from '@/content/terms';
import { allLaidOut, expect, test } from '@/e2e/fixtures';
import { CHAPTER_IDS } from '@/lib/schema/about';

const SMALLEST_TEXT_PX = 13;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const row = (page: Page) => page.getByRole('navigation', { name: about.chaptersLabel });
const current = (page: Page) => row(page).locator('[aria-current="location"]');
const chapter = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** How far from the lower edge of the sticky row the chapter begins. */
async function distanceToRow(page: Page, id: string) {
  const [bar, box] = [await row(page).boundingBox(), await page.locator(`#${id}`).boundingBox()];
  return bar && box ? Math.abs(box.y - bar.y - bar.height) : Number.NaN;
}

async function isInside(inner: Locator, outer: Locator) {
  const [box, around] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!box || !around) return false;
  return box.x >= around.x && box.x + box.width <= around.x + around.width;
}

test('has its seven chapters in the order of the menu, and the row follows the scroll', async ({ page }) => {
  await page.goto('/about/');
  const titles = CHAPTER_IDS.map((id) => about[id].title);
  await expect(row(page).getByRole('link')).toHaveText(titles);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
  await expect(current(page)).toHaveText(about.about.title);
  for (const id of CHAPTER_IDS) {
    await page.evaluate((target) => {
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? 0;
      window.scrollBy(0, top - 100);
    }, id);
    await expect(current(page)).toHaveText(about[id].title);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current(page)).toHaveText(about.about.title);
});

test('a link of the row puts its chapter right under the row', async ({ page }) => {
  await page.goto('/about/');
  for (const id of ['partner', 'wish', 'anniversary'] as const) {
    await row(page).getByRole('link', { name: about[id].title }).click();
    await expect(page).toHaveURL(`/about/#${id}`);
    await expect(current(page)).toHaveText(about[id].title);
    expect(await distanceToRow(page, id)).toBeLessThan(2);
  }
});

test('an address with a chapter opens there, and back leads back', async ({ page }) => {
  await page.goto('/about/#business');
  await expect(current(page)).toHaveText(about.business.title);
  expect(await distanceToRow(page, 'business')).toBeLessThan(2);
  const link = row(page).getByRole('link', { name: about.contract.title });
  const place = await page.evaluate(() => window.scrollY);
  await link.focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await link.click();
  await expect(current(page)).toHaveText(about.contract.title);
  await page.goBack();
  await expect(current(page)).toHaveText(about.business.title);
});

test('the row moves sideways to its current link, the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about/#contract');
  await expect(current(page)).toHaveText(about.contract.title);
  await expect.poll(() => isInside(current(page), row(page))).toBe(true);
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
});

test('on a screen that the last chapter cannot fill it is still reached @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 2400 });
  // Nothing is laid out meanwhile, as in the first moments of a visit.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/about/');
  await page.keyboard.press('End');
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  await expect.poll(left).toBeLessThan(1);
  await expect(current(page)).toHaveText(about.contract.title);
  await row(page).getByRole('link', { name: about.partner.title }).click();
  await expect(current(page)).toHaveText(about.partner.title);
});

test('where the chapters end the row is gone before it slips under the header', async ({ page }) => {
  await page.goto('/about/');
  await allLaidOut(page);
  const covered = await row(page).evaluate(async (nav) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const end = (nav.parentElement?.getBoundingClientRect().bottom ?? 0) + scrollY;
    const places: number[] = [];
    for (let left = 2 * header; left > -header; left -= 8) {
      scrollTo({ top: end - header - left, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const { top } = nav.getBoundingClientRect();
      if (top < header && nav.checkVisibility({ visibilityProperty: true })) places.push(top);
    }
    return places;
  });
  expect(covered).toEqual([]);
});

test('a link that is scrolled to stands clear of the row', async ({ page }) => {
  await page.goto('/about/#business');
  const link = chapter(page, about.history.title).getByRole('link').last();
  await link.evaluate((element) => element.scrollIntoView());
  const [bar, box] = [await row(page).boundingBox(), await link.boundingBox()];
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('the business model is one readable drawing at any width @desktop', async ({ page }) => {
  await page.goto('/about/');
  for (const width of [360, 768, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const drawing = page.getByRole('img', { name: about.business.drawing.alternative });
    await expect(drawing).toHaveCount(1);
    const sizes = await drawing.locator('text').evaluateAll((texts) =>
      texts.map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
    );
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(SMALLEST_TEXT_PX);
    const overflowing = await drawing.evaluate((svg) => {
      const frame = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('text')]
        .map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }))
        .filter(({ box }) => box.left < frame.left || box.right > frame.right)
        .map(({ name }) => name);
    });
    expect(overflowing, `${width} px`).toEqual([]);
  }
});

async function expectTimeline(page: Page) {
  const entries = chapter(page, about.history.title).getByRole('listitem');
  await expect(entries).toHaveCount(about.history.milestones.length);
  const dates = await entries.locator('time').evaluateAll((times) => times.map((time) => time.textContent));
  expect(dates).toEqual([...dates].sort());
  await expect(entries.last()).toContainText(about.history.present);
  const links = entries.getByRole('link');
  await expect(links).toHaveCount(about.history.milestones.filter(({ url }) => url).length);
  for (const link of await links.all()) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
}

async function expectCoins(page: Page) {
  const anniversary = chapter(page, about.anniversary.title);
  await expect(anniversary.getByText(terms.commemorativeCoin)).toBeVisible();
  await expect(anniversary.getByText(coins.note)).toHaveCount(0);
  const region = chapter(page, about.business.title);
  for (const { amount, reason } of coins.rules) {
    await expect(
      region.locator('div').filter({ hasText: reason }).getByText(amount, { exact: true }),
    ).toBeVisible();
  }
  await expect(region.getByText(coins.note)).toContainText('平台积分');
}

async function expectWaysToTheCompany(page: Page) {
  const region = chapter(page, about.contract.title);
  await expect(region.getByRole('link', { name: site.mailbox.value })).toHaveAttribute(
    'href',
    `mailto:${site.mailbox.value}`,
  );
  await expect(region.getByRole('link', { name: about.contract.openService })).toHaveAttribute(
    'target',
    '_blank',
  );
}

test('the chapters say what they should @phone', async ({ page }) => {
  await page.goto('/about/');
  await test.step('the timeline runs to the present and names its sources', () => expectTimeline(page));
  await test.step('coins are given with what they are', () => expectCoins(page));
  await test.step('the ways to reach the company lead where they say', () => expectWaysToTheCompany(page));
});

test('without scripts every chapter is there to read and to jump to @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/about/');
  for (const id of CHAPTER_IDS) {
    await expect(page.getByRole('heading', { level: 2, name: about[id].title })).toBeVisible();
  }
  for (const { title, text } of about.history.milestones) {
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await row(page).getByRole('link', { name: about.partner.title }).click();
  await expect(page).toHaveURL('/about/#partner');
  await expect(chapter(page, about.partner.title)).toBeInViewport();
  await context.close();
});
