import { carousel } from '@/content/carousel';
import { solutions } from '@/content/home/solutions';
import { SOLUTIONS_HEIGHT_PX } from '@/lib/motion/intervalsAndHeights';
import { boxOf, drag, expect, type Page, reactRendered, scrollNear, test } from './fixtures';

const section = (page: Page) => page.locator('#solution');
const slideTab = (page: Page, index: number) =>
  section(page).getByRole('tab', { name: solutions.slides[index]?.label.join('') });

async function choose(page: Page, index: number) {
  await slideTab(page, index).click();
  await expect(slideTab(page, index)).toHaveAttribute('aria-selected', 'true');
}

/** The films that play, by their file's first letters. */
function expectPlaying(page: Page, ...names: string[]) {
  const films = page.locator('#solution video');
  const playing = () =>
    films.evaluateAll((all: HTMLVideoElement[]) =>
      all.flatMap(({ paused, currentSrc }) => (paused ? [] : currentSrc)),
    );
  return expect.poll(playing).toEqual(names.map((name) => expect.stringContaining(`/${name}`)));
}

test('sections fade in when seen, and only the active film plays @desktop', async ({ page }) => {
  await page.goto('/');
  await expect(section(page)).toHaveCSS('height', `${SOLUTIONS_HEIGHT_PX}px`);
  await expectPlaying(page);
  for (const id of ['solution', 'eco']) {
    await scrollNear(page.locator(`#${id}`));
    const part = page.locator(`#${id} [data-reveal]`).first();
    await expect(part).toHaveAttribute('data-reveal', 'waiting');
    await part.scrollIntoViewIfNeeded();
    await expect(part).toHaveAttribute('data-reveal', 'shown');
  }
  await page.evaluate(() => scrollTo(0, 0));
  await reactRendered(page);
  await expect(page.locator('#solution [data-reveal]').first()).toHaveAttribute('data-reveal', 'shown');

  await slideTab(page, 1).click();
  await section(page).evaluate((films) => films.scrollIntoView({ behavior: 'instant' }));
  await expectPlaying(page, 'solutions-logistics');
  await slideTab(page, 3).click();
  await expectPlaying(page, 'solutions-route');
  const film = section(page).locator('[data-stage="playing"] video').last();
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('tabIndex', -1);
  expect(await film.evaluate((video) => video.getAttributeNames())).toEqual(
    expect.arrayContaining(['aria-hidden', 'loop', 'playsinline', 'webkit-playsinline', 'x5-playsinline']),
  );
  await expect(film).toHaveAttribute('x5-video-player-type', 'h5');
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
    await expectPlaying(page, ...(state === 'hidden' ? [] : ['solutions-route']));
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectPlaying(page);
  await section(page).getByRole('button', { name: carousel.next }).click();
  await expect(slideTab(page, 0)).toHaveAttribute('aria-selected', 'true');
  await section(page).getByRole('button', { name: carousel.previous }).click();
  await expect(slideTab(page, 3)).toHaveAttribute('aria-selected', 'true');

  await test.step('the keyboard shows the slide whose link it reaches, on a slow device too', async () => {
    await page.evaluate(() => {
      addEventListener('keydown', ({ timeStamp }) => {
        while (performance.now() - timeStamp < 50);
      });
    });
    const links = section(page).getByRole('link');
    await links.first().focus();
    await page.keyboard.press('Tab');
    await expect(slideTab(page, 1)).toHaveAttribute('aria-selected', 'true');
    await expect(links.nth(1)).toBeInViewport();
  });
});

test('on phones the section is as high as its text and can be swiped @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#solution');
  await expect(section(page).getByRole('button', { name: carousel.next })).toBeHidden();
  await expect(section(page).getByRole('button', { name: carousel.previous })).toBeHidden();
  const spare = await section(page)
    .locator('h3 + p')
    .evaluateAll((texts) =>
      texts.map((text) => {
        const words = document.createRange();
        words.selectNodeContents(text);
        const next = text.nextElementSibling ?? text;
        return next.getBoundingClientRect().top - words.getBoundingClientRect().bottom;
      }),
    );
  expect(Math.min(...spare)).toBeLessThan(32);

  await choose(page, 1);
  await expect(section(page).getByRole('heading', { name: solutions.slides[1]?.title })).toBeInViewport();
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
  const text = section(page).getByText(solutions.slides[1]?.text ?? '');
  await text.hover();
  const { right, middle } = await boxOf(text);
  await drag(page, { x: right - 20, y: middle.y }, { x: -240 });
  await expect(slideTab(page, 2)).toHaveAttribute('aria-selected', 'true');
  await section(page).getByRole('button', { name: carousel.play }).click();
  await expect(section(page).getByRole('button', { name: carousel.pause })).toBeVisible();
  await expect(section(page).locator('video')).toHaveCount(0);
});

test('a refused autoplay leaves the poster, a lost poster the words @phone', async ({ page, faults }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => {
      Object.assign(window, { refused: true });
      return Promise.reject(new DOMException('refused', 'NotAllowedError'));
    };
  });
  await page.goto('/#solution');
  await page.waitForFunction(() => 'refused' in window);
  await expect(section(page).getByRole('img').first()).toBeVisible();
  await expect(section(page).locator('[data-stage="playing"]')).toHaveCount(0);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.reload();
  await choose(page, 1);
  await expect(section(page).locator('video')).toHaveCount(0);

  faults.allow(/films-/);
  await page.route(/\/pictures\/films-/, (route) => route.abort());
  await page.reload();
  await expect(section(page).locator('[data-failed]').first()).toBeVisible();
  const heading = section(page).getByRole('heading', { name: solutions.slides[0]?.title });
  expect((await boxOf(heading)).x).toBeGreaterThanOrEqual(20);
});
