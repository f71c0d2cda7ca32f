import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What can be operated but is smaller than 24 px, and neither part of a sentence nor 24 px away from others. */
const TARGET_SIZE = 'target-size';
const ENHANCED_CONTRAST = 'color-contrast-enhanced';

/** Without frames there is nothing to put together in a page of its own, which takes as long as the rest. */
function axeOf(page: Page) {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

type Result = Awaited<ReturnType<AxeBuilder['analyze']>>;

const listed = ({ violations }: Result) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);

/** What axe holds against the whole page, or against one part of it. */
export async function axeFaults(page: Page, part = 'html') {
  return listed(await axeOf(page).include(part).withTags(TAGS).analyze());
}

export async function smallTargets(page: Page) {
  return listed(await axeOf(page).withRules(TARGET_SIZE).analyze());
}

/** Every text whose contrast to its ground is below 7:1. */
export async function paleTexts(page: Page) {
  const { violations } = await axeOf(page).withRules(ENHANCED_CONTRAST).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html} ${any[0]?.message}`));
}
