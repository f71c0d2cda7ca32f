/**
 * Inline in the head, as the text of this function, so it uses nothing from outside. Marks the last control that was
 * pressed in a section that is not hydrated; markHydrated() presses it again. Links, <details> and forms need no scripts.
 */
export function recordEarlyPresses() {
  const record = (event: Event, selector: string, key = '') => {
    const control = (event.target as Element).closest<HTMLElement>(selector);
    if (!control?.closest('[data-dehydrated]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    control.dataset.pressed = key;
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const movesTab = ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key);
    if (movesTab && !altKey && !ctrlKey && !metaKey) record(event, '[role="tab"]', key);
  };
  document.addEventListener(
    'click',
    (event) =>
      record(event, 'button:not([type="submit"]), label, input[type="checkbox"], input[type="radio"]'),
    true,
  );
  document.addEventListener('keydown', onKey, true);
}
