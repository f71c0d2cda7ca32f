import { useClickOutside, useTimeout } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

const MENU_DELAY_MS = 300;

/** A menu that its button or hovering opens; closed at first. */
export function useDisclosureMenu() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const openedByHover = useRef(false);

  const hover = useTimeout((next: boolean) => {
    openedByHover.current = next;
    setOpen(next);
  }, MENU_DELAY_MS);
  const setNow = (next: boolean) => {
    hover.clear();
    openedByHover.current = false;
    setOpen(next);
  };
  const setLater = (event: PointerEvent, next: boolean) => {
    if (event.pointerType !== 'mouse') return;
    hover.clear();
    hover.start(next);
  };

  const area = useClickOutside<HTMLLIElement>(() => open && setNow(false), ['pointerdown']);

  const areaProps = {
    ref: area,
    onPointerEnter: (event: PointerEvent) => setLater(event, true),
    onPointerLeave: (event: PointerEvent) => setLater(event, false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      setNow(false);
      toggle.current?.focus();
    },
    onBlur: (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (next && !event.currentTarget.contains(next as Node)) setNow(false);
    },
  };

  // A click does not close the menu that hovering has just opened.
  const onToggle = () => setNow(!open || openedByHover.current);

  return { open, toggle, areaProps, onToggle, onChosen: () => setNow(false) };
}
