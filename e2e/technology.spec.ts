import { dispatch } from '@/content/home/dispatch';
import { technology } from '@/content/home/technology';
import { TIMES } from '@/lib/dispatch/dayPicture';
import { formatTime } from '@/lib/dispatch/formatTime';
import { expect, type Page, scrollNear, test } from './fixtures';

const section = (page: Page) => page.getByRole('region', { name: technology.title.split('，')[1] });
const diagram = (page: Page) => section(page).getByRole('img', { name: technology.ai.alt, exact: true });
const expectDashOffset = (page: Page, offset: string) =>
  expect(diagram(page).locator('path[pathLength]')).toHaveCSS('stroke-dashoffset', offset);

const job = (page: Page, id: string) => section(page).getByRole('radio', { name: dispatch.names[id] });
const time = (page: Page) => section(page).getByRole('slider', { name: dispatch.time });
const button = (page: Page, name: string) => section(page).getByRole('button', { name });
const visibleText = (page: Page, text: RegExp) => section(page).getByText(text).filter({ visible: true });
const atTime = (minute: number) => ['aria-valuetext', formatTime(minute)] as const;
const times = (id: string) => TIMES.jobs.find((each) => each.id === id) ?? { off: 0, settled: 0 };

async function showDispatch(page: Page) {
  await scrollNear(section(page));
  const view = section(page).locator('[data-view]');
  await view.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

test('routes are drawn once in view, or finished under reduced motion @desktop', async ({ page }) => {
  await page.goto('/');
  await scrollNear(diagram(page));
  await expectDashOffset(page, '1px');
  await diagram(page).scrollIntoViewIfNeeded();
  await expectDashOffset(page, '0px');
  await page.evaluate(() => scrollTo(0, 0));
  await expectDashOffset(page, '0px');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expectDashOffset(page, '0px');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await showDispatch(page);
  await expect(time(page)).toHaveAttribute(...atTime(TIMES.to));
  await expect(visibleText(page, /喷完/)).toHaveCount(1);
  await button(page, dispatch.play).click();
  await expect(visibleText(page, /喷完/)).toHaveCount(0);
});

test('the day plays in view and leads by keyboard to an enquiry @phone', async ({ page, axe }) => {
  await page.goto('/');
  await showDispatch(page);
  await expect(button(page, dispatch.pause)).toBeVisible();
  await axe('#tech');
  await button(page, dispatch.pause).press('Enter');
  await expect(time(page)).not.toHaveAttribute(...atTime(TIMES.to));

  const step = Number(await time(page).getAttribute('step'));
  const beforeTakeOff = Math.floor(times('forest').off / step) * step;
  await time(page).fill(`${beforeTakeOff}`);
  await expect(time(page)).toHaveAttribute(...atTime(beforeTakeOff));
  await expect(job(page, 'forest')).toBeChecked();
  await expect(visibleText(page, /回巢/)).toHaveCount(0);
  await job(page, 'forest').press('ArrowDown');
  await expect(job(page, 'lift')).toBeChecked();
  await expect(time(page)).toHaveAttribute(...atTime(times('lift').settled));
  await expect(visibleText(page, /送完/)).toHaveCount(1);
  await axe('#tech');
  await job(page, 'lift').press('Tab');
  const enquire = section(page).getByRole('link', { name: dispatch.scenes.logistics });
  await expect(enquire).toBeFocused();
  await expect(enquire).toHaveAttribute('href', '/about/?query=logistics#enquiry');
});
