const STOPS = 'input:not([tabindex="-1"], [type="radio"]:not(:checked)), textarea, button';

/** Enter moves to the next field, because the form has several submit buttons and none is the default. */
export function focusNextOnEnter(event: KeyboardEvent) {
  const field = event.target;
  if (event.key !== 'Enter' || event.isComposing || !(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [...(field.form?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  stops[stops.indexOf(field) + 1]?.focus();
}
