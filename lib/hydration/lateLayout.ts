import { idle, pageSettled } from '@/lib/hydration/pageSettled';

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

/** Lays part after part out whenever the browser is idle, so that no tap waits for the layout of the whole page. */
export async function layoutPartsWhenIdle() {
  await pageSettled();
  for (const part of document.querySelectorAll<HTMLElement>('[data-late]')) {
    part.removeAttribute('data-late');
    // Chromium then lays it out in this task and draws it in the next: as one they would block a slow phone for longer.
    part.getBoundingClientRect();
    await idle();
  }
  layoutAll();
}
