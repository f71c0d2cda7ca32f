import { about } from '@/content/about';
import { drones } from '@/content/drones';
import { cases } from '@/content/home/cases';
import { partners } from '@/content/home/partners';
import { lostScripts } from '@/content/lostScripts';
import { viewer } from '@/content/viewer';
import { expect, hydrateAll, test } from '@/e2e/fixtures';
import { BANNERS_PATH } from '@/lib/publishedPaths';
import { token } from '@/lib/token';

const PICTURES = ':is(main, footer) img:not([src^="/drawings/"], [src^="/day.svg"])';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds no fault in any category, any model and the comparison @phone', async ({ page, axe }) => {
  await page.goto('/#compare');
  await expect(page.locator('#product').getByRole('table')).toBeVisible();
  await page.addStyleTag({ content: '[role=tabpanel] { display: block !important }' });
  for (const { title } of [...cases.categories, ...drones.models]) {
    await expect(page.getByRole('tabpanel', { name: title })).toBeVisible();
  }
  for (const part of ['#cooperation', '#product']) {
    // A section out of the view is not painted, so no contrast can be measured.
    await page.locator(part).evaluate((section) => section.scrollIntoView());
    await expect(page.locator(part)).toBeInViewport();
    await axe(part);
  }
});

test('a printed page is hydrated, black on white and has every section but no buttons @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.locator('[data-dehydrated]')).not.toHaveCount(0);
  await page.pdf();
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: partners.label })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0);
  const buttons = page.locator('button, [role=button], a[data-variant]');
  await expect(buttons.filter({ visible: true, hasNot: page.locator('picture') })).toHaveCount(0);
  await expect(page.getByText(drones.zoom).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('table').first()).toBeVisible();
  const onInk = page.locator('#tech').getByRole('link').filter({ visible: true });
  await expect(onInk.first()).toHaveCSS('color', token('jade'));
  const words = page.locator('main *').filter({ visible: true, hasText: /./ });
  const white = await words.evaluateAll((all) =>
    all
      .filter((each) => getComputedStyle(each).color === 'rgb(255, 255, 255)')
      .map((each) => each.textContent),
  );
  expect(white).toEqual([]);
});

test('a page whose scripts throw keeps its words, says so and can be retried @phone', async ({
  page,
  axe,
  faults,
}) => {
  faults.allow(/planted/);
  await page.addInitScript(() => {
    sessionStorage.failing ??= 'yes';
    const listen = window.addEventListener;
    window.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
      if (type === 'hashchange' && sessionStorage.failing === 'yes') throw new Error('planted');
      listen.call(window, type, ...rest);
    };
  });
  await page.goto('/about/');
  const alert = page.getByRole('alert').filter({ hasText: lostScripts.text });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.company.statement);
  await axe();
  await page.sessionStorage.setItem('failing', 'no');
  await alert.getByRole('link', { name: lostScripts.retry }).click();
  await expect(alert).toBeHidden();
});

test('every picture that fails to load says so @phone', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.route(BANNERS_PATH, (route) => route.fulfill({ json: [{ pic: '/banners/lost.jpg' }] }));
  await page.route(/\.(avif|webp|jpg|png|svg)$/, (route) => route.abort());
  const silent = () =>
    page.locator(PICTURES).evaluateAll((images, words) => {
      // Browsers differ in how near a lazy picture must be, so all are loaded here.
      for (const image of images) (image as HTMLImageElement).loading = 'eager';
      const saysSo = (image: Element) => {
        const picture = image.closest('picture');
        const inTwoLines = picture && picture.offsetWidth > 60 && picture.offsetHeight > 42;
        return inTwoLines && picture.dataset.failed === words;
      };
      const pictures = images.filter((image) => image.getClientRects().length > 0);
      return pictures.filter((image) => !saysSo(image)).map(({ outerHTML }) => outerHTML);
    }, viewer.failed);
  for (const path of ['/companyNews/', '/']) {
    await page.goto(path);
    await hydrateAll(page);
    await expect(page.locator('[data-failed] img').first()).toBeVisible();
    await expect.poll(silent).toEqual([]);
  }
  await expect(page.locator('[data-failed] img[src="/banners/lost.jpg"]')).toHaveCount(1);
});
