import { aboutIntro } from '@/content/home/about';
import { expect, test } from './fixtures';

test('the film is loaded only on click, then plays in a loop with controls @phone', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => request.url().includes('/films/promo') && films.push(request.url()));
  await page.goto('/#about');
  const cover = page.getByRole('button', { name: aboutIntro.playFilm });
  await expect(cover).toBeVisible();
  expect(films).toEqual([]);
  await cover.click();
  const film = page.getByLabel(aboutIntro.filmLabel);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0))
    .toBe(true);
  await expect(film).toHaveAttribute('loop');
  await expect(film).toHaveAttribute('controls');
  await expect(film).toHaveAttribute('controlslist', /nodownload/);
  await expect(film).toHaveAttribute('disablepictureinpicture');
  await expect(film).toBeFocused();
  await expect(cover).toBeHidden();
});

test('a film that cannot be loaded says so and can be tried again @phone', async ({ page, faults }) => {
  faults.allow(/films\/promo/);
  await page.route('**/films/promo*', (route) => route.abort());
  await page.goto('/#about');
  await page.getByRole('button', { name: aboutIntro.playFilm }).click();
  await expect(page.getByText(aboutIntro.filmFailed)).toBeVisible();
  await expect(page.getByRole('button', { name: aboutIntro.playFilm })).toBeVisible();
});
