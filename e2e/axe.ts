import { type AxeResults, source } from 'axe-core';
import type { Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What can be operated but is smaller than 24 px, and neither part of a sentence nor 24 px away from others. */
const TARGET_SIZE = ['target-size'];

/** Brings axe into the page once: it takes as long to be read as one of its rules to be tried. */
async function violations(page: Page, runOnly: readonly string[], part = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const asked = [part, { runOnly, resultTypes: ['violations'] }].map((each) => JSON.stringify(each));
  return page.evaluate<AxeResults['violations']>(`axe.run(${asked}).then((found) => found.violations)`);
}

const listed = (found: AxeResults['violations']) =>
  found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);

/** What axe holds against the whole page, or against one part of it. */
export async function axeFaults(page: Page, part?: string) {
  return listed(await violations(page, TAGS, part));
}

export async function smallTargets(page: Page) {
  return listed(await violations(page, TARGET_SIZE));
}

/** Every text whose contrast to its ground is below 7:1. */
export async function paleTexts(page: Page) {
  const found = await violations(page, ['color-contrast-enhanced']);
  return found.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html} ${any[0]?.message}`));
}
