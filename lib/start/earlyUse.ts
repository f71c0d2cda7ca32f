import { LIVE, TAPPED } from '@/lib/start/marks';

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** React takes what stands in a field when it comes for what it has written itself, and hears only of changes. */
function announce(field: HTMLInputElement | HTMLTextAreaElement) {
  const typed = field.value;
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Says that the page answers from now on, and does what was typed and tapped before it did. */
export function catchUp() {
  document.documentElement.dataset[LIVE] = '';
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)) {
    if (field.value !== field.defaultValue) announce(field);
  }
  const tapped = document.querySelector<HTMLElement>(`[data-${TAPPED}]`);
  tapped?.removeAttribute(`data-${TAPPED}`);
  tapped?.click();
}
