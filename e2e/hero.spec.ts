import { carousel } from '@/content/carousel';
import { announcementLabels } from '@/content/home/announcements';
import { hero } from '@/content/home/hero';
import { BANNERS_MAX } from '@/lib/announcements/banners';
import { HERO_INTERVAL_MS } from '@/lib/motion/intervalsAndHeights';
import { BANNERS_PATH } from '@/lib/publishedPaths';
import { fill } from '@/lib/text/fill';
import { canonicalHref } from '@/lib/url/parseUrl';
import { boxOf, expect, moveAway, openWithStoppedClock, type Page, passTime, test } from './fixtures';
import { expectNoLayoutShift } from './layoutFaults';
import { answers, held, test as networkTest } from './servers';
import { exportedPage } from './sitePages';

const section = (page: Page) => page.getByRole('region', { name: hero.name }).first();
const choice = (page: Page, n: number) =>
  section(page).getByRole('button', { name: carousel.choose.replace('{n}', String(n)) });
const expectSlide = (page: Page, n: number) =>
  expect(choice(page, n)).toHaveAttribute('aria-current', 'true');
const shownButton = (page: Page) =>
  section(page).getByRole('link', { name: hero.buttons[0]?.title ?? 'missing', exact: true });
/** The first slide is the one with the headline. */
const TOTAL = 1 + hero.slides.length;

async function expectSlideAfter(page: Page, ms: number, n: number) {
  await passTime(page, ms);
  await expectSlide(page, n);
}

test('slides advance by themselves and wait for pause and keyboard @desktop', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await choice(page, 2).click();
  await moveAway(page);
  await expectSlide(page, 2);

  await test.step('the next comes after its time, and the first after the last', async () => {
    await expectSlideAfter(page, HERO_INTERVAL_MS - 100, 2);
    await passTime(page, 100);
    for (let n = 3; n <= TOTAL + 1; n += 1) {
      await expectSlide(page, n > TOTAL ? 1 : n);
      await passTime(page, HERO_INTERVAL_MS);
    }
  });

  await test.step('the pause button stops it, and pressing again goes on', async () => {
    await section(page).getByRole('button', { name: carousel.pause }).click();
    await moveAway(page);
    await expectSlideAfter(page, 20_000, 2);
    await section(page).getByRole('button', { name: carousel.play }).click();
    await moveAway(page);
    await expectSlideAfter(page, HERO_INTERVAL_MS, 3);
  });

  await test.step('it waits while the keyboard is in it and keeps the time already spent', async () => {
    await passTime(page, HERO_INTERVAL_MS - 1000);
    await choice(page, 3).focus();
    await page.keyboard.press('Tab');
    await expect(choice(page, 4)).toBeFocused();
    await expectSlideAfter(page, 10_000, 3);
    await moveAway(page);
    await expectSlideAfter(page, 900, 3);
    await expectSlideAfter(page, 100, 4);
  });
});

test('under reduced motion slides move only when asked @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedClock(page, '/');
  await expectSlideAfter(page, 20_000, 1);
  const picture = (n: number) => section(page).locator(`[data-slides] [role=group]:nth-child(${n}) img`);
  for (const n of [2, TOTAL]) await expect(picture(n)).not.toHaveJSProperty('naturalWidth', 0);
  await expect(picture(3)).not.toBeAttached();

  await shownButton(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 1);
  await expect(section(page).getByRole('button', { name: carousel.play })).toBeHidden();

  await page.clock.resume();
  await page.mouse.move(100, 300);
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 2 });
  await expect(picture(1)).toBeInViewport();
  await page.mouse.up();
});

test('slides have names, announce nothing and leave the shortcuts in place', async ({ page }) => {
  await page.goto('/');
  const slide = (n: number) => {
    const name = fill(carousel.slide, { n, total: TOTAL });
    return page.getByRole('group', { name, exact: true, includeHidden: true });
  };
  await expect(slide(1).getByRole('link')).toHaveText(hero.buttons.map(({ title }) => title));
  await section(page).getByRole('button', { name: carousel.pause }).click();
  const { label, links, all } = hero.shortcuts;
  const shortcuts = () =>
    section(page).evaluate((region) =>
      [...region.querySelectorAll('ul a')].map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        const above = document.elementFromPoint(x + width / 2, y + height / 2);
        const name = link.ariaLabel ?? link.textContent;
        return { name, href: link.getAttribute('href'), place: [x, y], pressable: link.contains(above) };
      }),
    );
  const first = await shortcuts();
  const expected = [...links.map(({ title, path }) => ({ title: label + title, path })), all];
  const told = expected.map(({ title, path }) => ({
    name: title,
    href: canonicalHref(path),
    pressable: true,
  }));
  expect(first).toMatchObject(told);
  for (let n = 2; n <= TOTAL; n += 1) {
    await choice(page, n).click();
    await expectSlide(page, n);
    expect(await shortcuts()).toEqual(first);
    await expect(slide(n)).toHaveAttribute('aria-roledescription', carousel.slideRole);
  }
  await expect(section(page).getByText('50～300')).toHaveCSS('display', 'inline');
  await expect(section(page).getByRole('status')).toHaveCount(0);
});

test('on phones one picture is preloaded and ends above the buttons @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel=preload][as=image]').first()).toBeAttached();
  const asked = (await page.requests()).map((request) => request.url());
  const pictures = asked.filter((url) => /\/hero-(dawn|logistics)/.test(url));
  expect(pictures).toEqual([expect.stringContaining('/hero-dawn')]);
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    const { bottom } = await boxOf(section(page).getByRole('img').first());
    expect(bottom).toBeLessThanOrEqual((await boxOf(shownButton(page))).y);
  }
  const announcements = page.getByRole('region', { name: announcementLabels.title });
  expect((await boxOf(section(page))).height + (await boxOf(announcements)).height).toBeCloseTo(640, -1);
  await choice(page, 3).click();
  await expectSlide(page, 3);
  const more = section(page).getByRole('link', { name: hero.more }).nth(1);
  await expect(more).toBeInViewport();
  await expect(more).toHaveAttribute('target', '_blank');

  await page.evaluate(() => localStorage.setItem('senior', '1'));
  await page.setViewportSize({ width: 568, height: 320 });
  await page.reload();
  const { height } = await boxOf(page.getByRole('banner'));
  expect((await boxOf(page.getByRole('heading', { level: 1 }))).y).toBeGreaterThanOrEqual(height);
});

networkTest('the text stays still while the page arrives in two parts @phone', async ({ page, site }) => {
  const whole = exportedPage('/') ?? '';
  const middle = whole.indexOf('<p', whole.indexOf('</h1>'));
  let sendRest = () => {};
  site.files['/'] = (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(whole.slice(0, middle));
    sendRest = () => void response.end(whole.slice(middle));
  };
  const arrival = page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  sendRest();
  await arrival;
  await expectNoLayoutShift(page);
});

networkTest('banners replace the slides of the build @desktop', async ({ page, site }) => {
  const banners = [
    { pic: '/icons/icon-512.png', url: '' },
    { pic: '/icons/icon-192.png', url: '/download/' },
  ];
  const { answer, release } = held(answers.json(banners));
  site.files[BANNERS_PATH] = answer;
  await page.clock.install();
  await page.goto('/');
  await expect.poll(() => site.requests).toContain(BANNERS_PATH);
  await choice(page, 2).click();
  await expectSlide(page, 2);
  release();
  const first = section(page).locator('img[src="/icons/icon-512.png"]');
  await expect(first).toBeInViewport();
  await expect(section(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section(page).getByRole('link', { name: hero.more })).toHaveAttribute('href', '/download/');
  await expectSlide(page, 1);
  await moveAway(page);
  await expectSlideAfter(page, HERO_INTERVAL_MS, 2);

  site.files[BANNERS_PATH] = answers.json(banners.slice(0, 1));
  await page.reload();
  await expect(first).toBeInViewport();
  await expect(section(page).getByRole('button')).toHaveCount(0);
});

networkTest('the most banners leave the pause button inside the hero @phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  site.files[BANNERS_PATH] = answers.json(Array(BANNERS_MAX).fill({ pic: '/icons/icon-512.png' }));
  await page.goto('/');
  await expect(section(page).getByRole('button')).toHaveCount(BANNERS_MAX + 1);
  const pause = await boxOf(section(page).getByRole('button', { name: carousel.pause }));
  expect(pause.bottom).toBeLessThan((await boxOf(section(page))).bottom);
  expect(pause.right).toBeLessThan(320);
});
