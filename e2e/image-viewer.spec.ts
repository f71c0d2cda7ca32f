import { footer } from '@/content/footer';
import { viewer } from '@/content/viewer';
import { DOUBLE_TAP_SCALE, KEY_PAN_PX } from '@/lib/pictures/viewerTransform';
import { boxOf, drag, expect, type Page, pinchOut, reactRendered, test } from './fixtures';

/** Every page has the QR codes in its footer; this one is long and loads fast. */
const PAGE = '/privacy/';
const [code] = footer.codes;
const address = code?.target.value ?? '';
const opener = (page: Page) =>
  page.getByRole('button', { name: footer.openCode.replace('{label}', code?.label ?? '') });

function viewerOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: viewer.title });
  const picture = dialog.getByRole('img', { name: address });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const open = async () => {
    await opener(page).click();
    await expect(picture).toBeVisible();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  return { dialog, picture, button, open, close };
}

test('a picture that failed opens later, zooms and turns @phone', async ({ page, context, faults }) => {
  const { dialog, picture, button, open, close } = viewerOn(page);
  const codes = '**/codes/*.svg';
  faults.allow(/ERR_INTERNET_DISCONNECTED|\/codes\/\w+\.svg/);
  await page.route(codes, (route) => route.abort());
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await opener(page).click();
  await expect(page.getByRole('status').filter({ hasText: viewer.failed })).toBeVisible();
  await context.setOffline(false);
  await opener(page).click();
  await expect(dialog.getByText(viewer.failed)).toBeVisible();
  await expect(dialog.getByText(address)).toBeVisible();
  await close();
  await page.unroute(codes);

  await open();
  const pressToTheEnd = async (name: string) => {
    while (await button(name).isEnabled()) await button(name).press('Enter');
  };
  const { width } = await boxOf(picture);
  await button(viewer.zoomIn).click();
  await expect(dialog.getByText('120%')).toBeVisible();
  await pressToTheEnd(viewer.zoomIn);
  await expect(dialog.getByText('700%')).toBeVisible();
  await expect.poll(async () => (await boxOf(picture)).width / width).toBeCloseTo(7, 1);
  await expect(button(viewer.zoomIn)).toBeFocused();
  await pressToTheEnd(viewer.zoomOut);
  await expect(dialog.getByText('20%', { exact: true })).toBeVisible();
  await button(viewer.rotate).click();
  await expect(picture).toHaveAttribute('style', /rotate\(90deg\)/);
  await button(viewer.reset).click();
  await expect(dialog.getByText('100%')).toBeVisible();
  await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(width, 0);

  await pinchOut(page, (await boxOf(picture)).middle);
  await expect(dialog.getByText('200%')).toBeVisible();

  await button(viewer.reset).click();
  await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(width, 0);
  const start = await boxOf(picture);
  await drag(page, start.middle, { x: 60, y: -40 });
  const moved = { x: expect.closeTo(start.x + 60, 0), y: expect.closeTo(start.y - 40, 0) };
  await expect.poll(() => boxOf(picture)).toMatchObject(moved);
  const { middle } = await boxOf(picture);
  await drag(page, middle, { x: 390, y: -844 });
  await expect(picture).toBeInViewport();
  await expect(dialog).toBeVisible();

  await close();
  // On a low screen the picture stays above the tools; at 320 px everything fits.
  await page.setViewportSize({ width: 844, height: 390 });
  await open();
  const { y, bottom } = await boxOf(picture);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual((await boxOf(button(viewer.reset))).y);
  await close();

  await page.setViewportSize({ width: 320, height: 568 });
  await open();
  for (const target of [...(await dialog.getByRole('button').all()), dialog.getByText(address)]) {
    const { x, right } = await boxOf(target);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
});

test('a QR code opens large over a still page and works by keyboard @desktop', async ({ page, axe }) => {
  const { dialog, picture, button, open, close } = viewerOn(page);
  await page.goto(PAGE);
  await open();
  await axe('[role=dialog]');
  const { width, height, middle } = await boxOf(picture);
  expect(width).toBeCloseTo(height, 0);
  expect(width).toBeGreaterThan(360);
  expect(width).toBeLessThanOrEqual(480);
  expect(middle.x).toBeCloseTo((await page.evaluate(() => document.body.clientWidth)) / 2, 0);
  await dialog.getByText(address).click({ clickCount: 3 });
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(address);
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.mouse.move(12, 200);
  await page.mouse.wheel(0, -600);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowUp');
  await reactRendered(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await button(viewer.reset).click();

  await picture.dblclick();
  await expect(dialog.getByText(`${100 * DOUBLE_TAP_SCALE}%`)).toBeVisible();
  await picture.dblclick();
  await expect(dialog.getByText('100%')).toBeVisible();

  await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(width, 0);
  const before = await boxOf(picture);
  const corner = { x: before.x + 20, y: before.y + 20 };
  await page.mouse.move(corner.x, corner.y);
  for (let notch = 0; notch < 3; notch += 1) await page.mouse.wheel(0, -100);
  await expect(dialog.getByText('173%')).toBeVisible();
  const underPointer = async () => {
    const { x, y, width, height } = await boxOf(picture);
    return [(corner.x - x) / width, (corner.y - y) / height];
  };
  const same = [expect.closeTo(20 / before.width, 2), expect.closeTo(20 / before.height, 2)];
  await expect.poll(underPointer).toEqual(same);

  await page.mouse.click(12, 200);
  await expect(dialog).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.keyboard.press('Enter');
  await expect(button(viewer.close)).toBeFocused();
  await expect(picture).toBeVisible();
  const { x } = await boxOf(picture);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await boxOf(picture)).x).toBeCloseTo(x - KEY_PAN_PX, 0);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  // Control and - zoom the browser, not the picture.
  await page.keyboard.press('Control+-');
  await expect(dialog.getByText('120%')).toBeVisible();
  await page.keyboard.press('r');
  await expect(picture).toHaveAttribute('style', /rotate\(90deg\)/);
  await page.keyboard.press('0');
  await expect(picture).toHaveAttribute('style', /translate\(0px, 0px\) scale\(1\) rotate\(0deg\)/);
  await close();
  await expect(opener(page)).toBeFocused();
});
