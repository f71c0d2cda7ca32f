/** These run in the page, as text: each has to stand by itself. */

type Parts = readonly [selector: string, words: string];

export function isShown([selector, words]: Parts) {
  return [...document.querySelectorAll(selector)].some((element) => {
    const name = `${element.getAttribute('aria-label')} ${element.textContent}`;
    return (
      name.includes(words) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });
}

export function isFocused([selector, words]: Parts) {
  const focus = document.activeElement;
  return (
    focus?.matches(selector) && `${focus.getAttribute('aria-label')} ${focus.textContent}`.includes(words)
  );
}

/** Where to press it, or why it cannot be. */
export async function clickPoint([selector, words]: Parts) {
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const name = `${element.getAttribute('aria-label')} ${element.textContent}`;
    return (
      name.includes(words) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });
  if (!found) return 'is not there';
  const box = () => found.getBoundingClientRect();
  if (box().top < 100 || box().bottom > innerHeight - 20) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { left, top, width, height } = box();
  const [x, y] = [left + width / 2, top + height / 2];
  const above = document.elementFromPoint(x, y);
  const targets = [found, ...((found as HTMLInputElement).labels ?? [])];
  if (!above) return `lies outside the view at ${Math.round(x)}, ${Math.round(y)}`;
  if (targets.some((target) => target.contains(above) || above.contains(target))) return { x, y };
  return `is covered by ${above.outerHTML.slice(0, 120)}`;
}
