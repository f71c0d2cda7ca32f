import { type AxeResults, source } from 'axe-core';
import type { Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Controls smaller than 24 px that are neither part of a sentence nor 24 px away from others. */
const TARGET_SIZE = ['target-size'];

/** Loads axe into the page once, since its parsing takes as long as one of its rules. */
async function violations(page: Page, runOnly: readonly string[], part = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const asked = [part, { runOnly, resultTypes: ['violations'] }].map((each) => JSON.stringify(each));
  return page.evaluate<AxeResults['violations']>(`axe.run(${asked}).then((found) => found.violations)`);
}

const listed = (found: AxeResults['violations']) =>
  found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);

/** The violations that axe finds in the page, or in one part of it. */
export async function axeFaults(page: Page, part?: string) {
  return listed(await violations(page, TAGS, part));
}

export async function smallTargets(page: Page) {
  return listed(await violations(page, TARGET_SIZE));
}

/** All texts whose contrast is below 7:1. */
export async function paleTexts(page: Page) {
  const found = await violations(page, ['color-contrast-enhanced']);
  return found.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html} ${any[0]?.message}`));
}
