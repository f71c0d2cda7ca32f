const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea';
const DEHYDRATED_SECTION = '[data-dehydrated]';
const HYDRATED_EVENT = 'hydrated';

/** At hydration React adopts the field's value, so onChange fires only after the value is set again. */
function dispatchInput(field: HTMLInputElement | HTMLTextAreaElement) {
  const typed = field.value;
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayPress(control: HTMLElement) {
  const key = control.dataset.pressed;
  delete control.dataset.pressed;
  if (key) control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  else control.click();
}

export function markHydrated(root: HTMLElement) {
  delete root.dataset.dehydrated;
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)) {
    if (field.value !== field.defaultValue && !field.closest(DEHYDRATED_SECTION)) dispatchInput(field);
  }
  const pressed = root.querySelector<HTMLElement>('[data-pressed]');
  if (pressed && !pressed.closest(DEHYDRATED_SECTION)) replayPress(pressed);
  root.dispatchEvent(new Event(HYDRATED_EVENT));
}

export function whenHydrated(element: Element) {
  const section = element.closest(DEHYDRATED_SECTION);
  return new Promise<unknown>((resolve) => {
    if (section) section.addEventListener(HYDRATED_EVENT, resolve, { once: true });
    else resolve(null);
  });
}
