import { DEHYDRATED, PRESSED } from '@/lib/hydration/attributes';

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea';
const DEHYDRATED_PART = `[data-${DEHYDRATED}]`;
const HYDRATED_EVENT = 'hydrated';

/** React takes what stands in a field when it comes for what it has written itself, and hears only of changes. */
function dispatchInput(field: HTMLInputElement | HTMLTextAreaElement) {
  const typed = field.value;
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayPress(control: HTMLElement) {
  const key = control.dataset[PRESSED];
  delete control.dataset[PRESSED];
  if (key) control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  else control.click();
}

/** Says that the page, or a part of it, answers from now on, and does what was typed and pressed in it before it did. */
export function markHydrated(part: HTMLElement) {
  delete part.dataset[DEHYDRATED];
  for (const field of part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)) {
    if (field.value !== field.defaultValue && !field.closest(DEHYDRATED_PART)) dispatchInput(field);
  }
  const pressed = part.querySelector<HTMLElement>(`[data-${PRESSED}]`);
  if (pressed && !pressed.closest(DEHYDRATED_PART)) replayPress(pressed);
  part.dispatchEvent(new Event(HYDRATED_EVENT));
}

/** Comes when the part of the page that holds the element is hydrated. */
export function whenHydrated(element: Element) {
  const part = element.closest(DEHYDRATED_PART);
  return new Promise<unknown>((resolve) => {
    if (part) part.addEventListener(HYDRATED_EVENT, resolve, { once: true });
    else resolve(null);
  });
}
