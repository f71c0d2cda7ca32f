import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The package exports the longer build, whose parsing takes twice as long. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Loads axe into the page once, since its parsing takes as long as one of its rules. */
async function violations(page: Page, runOnly: readonly string[], part = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const asked = [part, { runOnly, resultTypes: ['violations'] }].map((each) => JSON.stringify(each));
  return page.evaluate<AxeResults['violations']>(`axe.run(${asked}).then((found) => found.violations)`);
}

/** The violations that axe finds in the page, or in one part of it. */
export async function axeFaults(page: Page, part?: string) {
  const found = await violations(page, TAGS, part);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/** All texts whose contrast is below 7:1. */
export async function lowContrastTexts(page: Page) {
  const found = await violations(page, ['color-contrast-enhanced']);
  return found.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html} ${any[0]?.message}`));
}
