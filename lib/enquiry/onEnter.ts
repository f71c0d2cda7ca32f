const STOPS = 'input:not([tabindex="-1"], [type="radio"]:not(:checked)), textarea, button';

/** Goes on to the next field, as phones name their key: with several ways out, none of them is what Enter means. */
export function onEnter(event: KeyboardEvent) {
  const field = event.target;
  if (event.key !== 'Enter' || event.isComposing || !(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [...(field.form?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  stops[stops.indexOf(field) + 1]?.focus();
}
