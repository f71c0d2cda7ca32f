import { expect, type Locator, type Page } from 'playwright/test';

/** Texts that are cut off where no scrolling shows them, and fields too narrow for their value. */
export function cutOffTexts(page: Page) {
  return page.evaluate(() => {
    const LINE_SLACK_PX = 5;

    function within(text: DOMRect, box: DOMRect, style: CSSStyleDeclaration) {
      const besides = text.left < box.left - 1 || text.right > box.right + 1;
      const beyond = text.top < box.top - LINE_SLACK_PX || text.bottom > box.bottom + LINE_SLACK_PX;
      return !(style.overflowX !== 'visible' && besides) && !(style.overflowY !== 'visible' && beyond);
    }

    /** The box scrolls, shortens its text with an ellipsis, or is for screen readers only. */
    function isExcused(box: Element, { overflowX, overflowY, textOverflow, clipPath }: CSSStyleDeclaration) {
      const scrolls = /auto|scroll/.test(overflowX + overflowY) || box.matches('[data-slides]');
      return scrolls || textOverflow === 'ellipsis' || clipPath !== 'none';
    }

    function isLost(text: DOMRect, element: Element) {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (isExcused(box, style)) return false;
        if (!within(text, box.getBoundingClientRect(), style)) return true;
      }
      return text.left < -1 || text.right > innerWidth + 1;
    }

    function isTextLost(text: Node) {
      const element = text.parentElement;
      const seen = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!element || !seen || !text.textContent?.trim()) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some((rect) => rect.width > 1 && isLost(rect, element));
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    while (texts.nextNode()) {
      if (isTextLost(texts.currentNode)) lost.push(texts.currentNode.textContent ?? '');
    }
    const fields = [...document.querySelectorAll('input')];
    const narrow = fields.filter((field) => field.value && field.scrollWidth > field.clientWidth + 1);
    return [...lost, ...narrow.map(({ value }) => value)];
  });
}

/** Chinese texts with a line that ends within a word. */
export function splitWords(part: Locator) {
  return part.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const split: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const range = document.createRange();
      const topOf = (index: number) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().top;
      };
      const pairs = [...(text.textContent ?? '').matchAll(/\p{Script=Han}(?=\p{Script=Han})/gu)];
      if (pairs.some(({ index }) => topOf(index + 1) > topOf(index) + 4)) split.push(text.textContent ?? '');
    }
    return split;
  });
}

/** How far the page scrolls sideways; it should be 0. */
export function sidewaysScroll(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

type Stop = { element: string; seen: boolean; covered: boolean; ringed: boolean; inFooter: boolean };

/** Presses Tab and describes the element that gets the focus, or returns null at the end of the page. */
async function nextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    const isSeen = ({ left, right, top, bottom }: DOMRect) =>
      bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    // A carousel shows the slide that has the focus in its next frame.
    if (!isSeen(stop.getBoundingClientRect())) await new Promise(requestAnimationFrame);
    const box = stop.getBoundingClientRect();
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    const [above] = document.elementsFromPoint(x, y);
    const targets = [stop, ...((stop as HTMLInputElement).labels ?? [])];
    return {
      element: `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent?.trim()}`.slice(0, 60),
      seen: isSeen(box),
      covered: !above || !targets.some((target) => target.contains(above) || above.contains(target)),
      ringed: ['', '::after'].some((part) => getComputedStyle(stop, part).outlineStyle !== 'none'),
      inFooter: stop.closest('footer:not(main *)') !== null,
    };
  });
}

/** The stops of the Tab key, to the end of the page or to the first one in the footer. */
export async function tabStops(page: Page, toTheEnd: boolean) {
  const stops: Stop[] = [];
  for (let stop = await nextStop(page); stop; stop = await nextStop(page)) {
    stops.push(stop);
    if (stop.inFooter && !toTheEnd) break;
  }
  return stops;
}

/** Nobody sees a smaller layout shift. */
const MAX_LAYOUT_SHIFT = 0.005;

/** Expects that nothing has moved since the page was opened, the frame being drawn included. */
export async function expectNoLayoutShift(page: Page) {
  const shift = await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    // Shifts with hadRecentInput count too, because a changed view is input for half a second.
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
  expect(shift).toBeLessThan(MAX_LAYOUT_SHIFT);
}
