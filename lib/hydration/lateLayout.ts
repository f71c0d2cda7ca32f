import { pageSettled } from '@/lib/hydration/pageSettled';

/**
 * Marks a page that is read from its top: what lies far below the view is laid out late (global.css), so that the first paint
 * waits for no layout but its own. Inline in the head. Who is led to a place, or comes back to one, needs the page's
 * true heights at once.
 */
export const LATE_LAYOUT_SCRIPT =
  "location.hash||performance.getEntriesByType('navigation')[0]?.type=='navigate'&&(document.documentElement.dataset.deferredLayout='')";

/** Lays every part out, because a jump within the page needs the true heights. */
export function layoutAll() {
  delete document.documentElement.dataset.deferredLayout;
}

/** Lays each part out in a task of its own, so that no tap waits for the layout of the whole page. */
export async function layoutPartByPart() {
  await pageSettled();
  for (const part of document.querySelectorAll<HTMLElement>('[data-late]')) {
    part.removeAttribute('data-late');
    // Without it Chromium would lay it out in the task that draws, which would block a slow phone for longer.
    part.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve));
  }
  layoutAll();
}
