import { aboutIntro } from '@/content/home/aboutIntro';
import { expect, requestsFrom, test } from './fixtures';

test('a click loads the film or retries, and the film plays in a loop @phone', async ({ page, faults }) => {
  faults.allow(/films\/promo/);
  const films = requestsFrom(page, (request) => request.url().includes('/films/promo'));
  await page.route('**/films/promo*', (route) => route.abort());
  await page.goto('/#about');
  const cover = page.getByRole('button', { name: aboutIntro.playFilm });
  await expect(cover).toBeVisible();
  expect(films).toEqual([]);
  await cover.click();
  await expect(page.getByText(aboutIntro.filmFailed)).toBeVisible();
  await page.unroute('**/films/promo*');
  await cover.click();
  const film = page.getByLabel(aboutIntro.filmLabel);
  await expect(film).not.toHaveJSProperty('currentTime', 0);
  await expect(film).toHaveJSProperty('paused', false);
  for (const name of ['loop', 'controls', 'disablepictureinpicture'])
    await expect(film).toHaveAttribute(name);
  await expect(film).toHaveAttribute('controlslist', /nodownload/);
  await expect(film).toBeFocused();
  await expect(cover).toBeHidden();
});
