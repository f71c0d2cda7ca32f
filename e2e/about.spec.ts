import { about } from '@/content/about';
import { CHAPTERS } from '@/lib/schema/about';
import { distanceBelow, expect, type Page, scrollNear, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const row = (page: Page) => page.getByRole('navigation', { name: about.chaptersLabel });
const current = (page: Page) => row(page).locator('[aria-current="location"]');

const expectRightUnderRow = (page: Page, id: string) =>
  expect.poll(() => distanceBelow(row(page), page.locator(`#${id}`))).toBeCloseTo(0, 0);

test('the chapter row lists every chapter and marks the one in view @desktop', async ({ page }) => {
  await page.goto('/about/');
  const titles = CHAPTERS.map(({ key }) => about[key].title);
  await expect(row(page).getByRole('link')).toHaveText(titles);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
  await expect(current(page)).toHaveText(about.company.title);
  await scrollNear(page.locator('#about'));
  for (const { key, id } of CHAPTERS) {
    await page.locator(`#${id}`).evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().top + 100, behavior: 'instant' });
    });
    await expect(current(page)).toHaveText(about[key].title);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current(page)).toHaveText(about.company.title);
});

test('addresses and the chapter row open a chapter, and the row covers no link @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about/#business');
  await expect(current(page)).toHaveText(about.business.title);
  await expectRightUnderRow(page, 'business');
  const place = await page.evaluate(() => window.scrollY);
  await row(page).getByRole('link', { name: about.contact.title }).focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  for (const { key, id } of CHAPTERS.filter((chapter) => ['partnership', 'contact'].includes(chapter.key))) {
    // By keyboard, because the row is still scrolling to the previous link.
    await row(page).getByRole('link', { name: about[key].title }).press('Enter');
    await expect(page).toHaveURL(`/about/#${id}`);
    await expect(current(page)).toHaveText(about[key].title);
  }
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
  await page.goBack();
  await expect(current(page)).toHaveText(about.partnership.title);
  await expectRightUnderRow(page, 'partner');

  const link = page.locator('#history').getByRole('link').last();
  await link.evaluate((element) => element.scrollIntoView());
  expect(await distanceBelow(row(page), link)).toBeGreaterThanOrEqual(0);
  // In a taller view the page would end before the chapters have left it.
  await page.setViewportSize({ width: 360, height: 500 });
  const covered = await row(page).evaluate(async (nav) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const end = (nav.parentElement?.getBoundingClientRect().bottom ?? 0) + scrollY;
    const places: number[] = [];
    for (let left = 2 * header; left > -header; left -= 8) {
      scrollTo({ top: end - header - left, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const { top } = nav.getBoundingClientRect();
      if (Math.ceil(top) < header && nav.checkVisibility({ visibilityProperty: true })) places.push(top);
    }
    return places;
  });
  expect(covered).toEqual([]);
});

test('the last chapter becomes current even on a screen that it cannot fill @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 2400 });
  // The page never becomes idle, so far sections stay without a layout, as early in a visit.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  // Headless Chromium scrolls only with a frame, and may draw none for long unless the page asks for them.
  await page.addInitScript(() => setInterval(requestAnimationFrame, 10, () => {}));
  await page.goto('/about/');
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport({ ratio: 1 });
  await expect(current(page)).toHaveText(about.contact.title);
  await row(page).getByRole('link', { name: about.partnership.title }).click();
  await expect(current(page)).toHaveText(about.partnership.title);
});
