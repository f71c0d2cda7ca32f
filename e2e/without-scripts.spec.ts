import type { Page } from 'playwright/test';
import { about } from '@/content/about';
import { businessPlan } from '@/content/documents/businessPlan';
import { nestService } from '@/content/documents/nestService';
import { whitePaper } from '@/content/documents/whitePaper';
import { download } from '@/content/download';
import { drones } from '@/content/drones';
import { enquiry } from '@/content/enquiry';
import { guide } from '@/content/guide';
import { questions } from '@/content/guide/questions';
import { rules } from '@/content/guide/rules';
import { announcementLabels, announcements } from '@/content/home/announcements';
import { cases } from '@/content/home/cases';
import { hero } from '@/content/home/hero';
import { technology } from '@/content/home/technology';
import { navigation } from '@/content/navigation';
import { news } from '@/content/news';
import { notFound } from '@/content/notFound';
import { policies } from '@/content/policies';
import { preview } from '@/content/preview';
import { privacy } from '@/content/privacy';
import { site } from '@/content/site';
import { fieldList } from '@/lib/enquiry/fields';
import { CHAPTERS } from '@/lib/schema/about';
import { questionGroups } from '@/lib/schema/guide/questions';
import { expect, test } from './fixtures';
import { SHOWN } from './newsFiles';
import { DOCUMENT } from './sitePages';

const PARAMETERS = drones.models.slice(0, 1).flatMap(({ basic, flight }) => [...basic, ...flight]);
const QUESTIONS = questionGroups(questions.visitors).flatMap((group) => group.questions);

const region = (page: Page, name: string) => page.getByRole('region', { name });
const main = (page: Page) => page.getByRole('main');

test.use({ javaScriptEnabled: false });

/** Next preloads a script, which Chromium then refuses. */
test.beforeEach(({ faults }) => faults.allow(/\.js csp$|preload/));

test.describe('without scripts', { tag: '@phone' }, () => {
  test('every slide, case, drawing, drone and comparison of the home page can be read', async ({ page }) => {
    await page.goto('/');
    const last = page.getByText(hero.slides.at(-1)?.text ?? 'missing');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    for (const { cards } of cases.categories) {
      await expect(page.getByText(cards[0]?.title ?? 'missing', { exact: true }).first()).toBeVisible();
    }
    const { alternative } = technology.ai;
    const drawing = region(page, technology.title).getByRole('img', { name: alternative, exact: true });
    await expect(drawing).toBeVisible();
    await expect(drawing.locator('path[pathLength]')).toHaveCSS('stroke-dashoffset', /^0/);
    for (const { title } of drones.models) {
      const panel = page.getByRole('tabpanel', { name: title });
      for (const list of [drones.basicTitle, drones.flightTitle]) {
        await panel.getByText(drones.more.replace('{title}', list)).click();
      }
      for (const { item } of PARAMETERS) {
        await expect(panel.getByText(item, { exact: true }).last()).toBeVisible();
      }
    }
    await page.locator('summary').filter({ hasText: drones.comparison.title }).click();
    await expect(page.locator('#product').getByRole('table')).toBeVisible();
  });

  test('every announcement can be read in full, and no button stands beside', async ({ page }) => {
    await page.goto('/');
    const list = region(page, announcementLabels.title);
    for (const [index, { title, date, content, url, action }] of announcements.entries()) {
      const read = list.getByRole('listitem').nth(index);
      for (const text of [title, date, ...(content?.split('\n') ?? [])]) {
        if (text) await expect(read.getByText(text, { exact: true })).toBeVisible();
      }
      const link = read.getByRole('link', { name: action ?? announcementLabels.details });
      await expect(link).toHaveCount(url ? 1 : 0);
    }
    await expect(list.getByRole('button')).toHaveCount(0);
  });

  test('chapters are read and jumped to, the request says what to write', async ({ page }) => {
    await page.goto('/about/#enquiry');
    const place = region(page, enquiry.title);
    await expect(place.getByRole('listitem')).toHaveText(fieldList(enquiry));
    await expect(place.getByRole('link', { name: site.email.value })).toBeVisible();
    await expect(place.getByText(enquiry.loading)).toBeHidden();
    for (const { key } of CHAPTERS) {
      await expect(page.getByRole('heading', { level: 2, name: about[key].title })).toBeVisible();
    }
    await page.getByText(about.history.earlier).click();
    for (const { document } of policies) {
      await expect(page.getByText(document, { exact: true })).toBeVisible();
    }
    const row = page.getByRole('navigation', { name: about.chaptersLabel });
    await row.getByRole('link', { name: about.partnership.title }).click();
    await expect(page).toHaveURL('/about/#partner');
    await expect(page.locator('#partner')).toBeInViewport();
    for (const role of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(role).getByText(navigation.labels.senior)).toBeHidden();
    }
  });

  test('every screen of the app is there', async ({ page }) => {
    await page.goto('/download/');
    for (const { picture, caption } of download.screens.list) {
      await expect(page.getByRole('img', { name: picture.alt })).toBeVisible();
      await expect(page.getByText(caption)).toBeVisible();
    }
  });

  test('a question that is asked for is open, and all others can be opened', async ({ page }) => {
    await page.goto(`/guide/#${QUESTIONS[2]?.id}`);
    for (const [index, { question, answer }] of QUESTIONS.entries()) {
      if (index !== 2) await page.locator('summary').filter({ hasText: question }).click();
      await expect(page.locator('#questions').getByText(answer[0] ?? 'missing')).toBeVisible();
    }
  });

  test('what each scene needs by law is told of all, and sums are made of the example', async ({ page }) => {
    await page.goto('/guide/?scene=logistics#rules');
    const table = page.getByRole('table', { name: rules.title });
    for (const line of rules.rows.flatMap(({ cells }) => cells.flat())) {
      await expect(table.getByText(line, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('navigation', { name: rules.choose })).toBeHidden();
    await expect(region(page, guide.job.jobs.agriculture.title)).toContainText(
      /亩数160\s亩×每亩喷液量（兑水后）1\.5\sL=药液240\sL.*药液240\sL÷药箱容量P60 30\sL=箱数8\s箱/,
    );
  });

  test('articles are found and read, and no search or copying is offered', async ({ page }) => {
    await page.goto('/companyNews/');
    await expect(page.getByRole('search')).toBeHidden();
    await main(page).getByRole('link', { name: SHOWN[0]?.title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SHOWN[0]?.title ?? 'missing');
    await expect(page.getByText(news.share.copy.copy)).toBeHidden();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).last()).toBeVisible();
  });

  test('the privacy notice is read, and offers no button', async ({ page }) => {
    await page.goto('/privacy/');
    for (const { title } of privacy.chapters) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    await expect(page.getByText(privacy.stored.clear, { exact: true })).toBeHidden();
  });

  test('the documents stand there as plain links', async ({ page }) => {
    await page.goto(DOCUMENT);
    for (const { name, file } of [whitePaper, nestService, businessPlan]) {
      const link = page.getByRole('link', { name: preview.downloadLabel.replace('{name}', name) });
      await expect(link).toHaveAttribute('href', `/documents/${file}.pdf`);
      await expect(page.getByText(preview.readLabel.replace('{name}', name))).toBeHidden();
    }
  });

  test('an unknown path leads on', async ({ page, faults }) => {
    faults.allow(/404/);
    await page.goto('/nowhere/');
    await main(page).getByRole('link', { name: notFound.home.title }).click();
    await expect(page).toHaveURL('/');
  });
});
