import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const MENU_DELAY_MS = 300;

/** A menu that a button discloses, by hovering with the mouse too; closed at first. */
export function useDisclosureMenu() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toggle = useRef<HTMLButtonElement>(null);
  const openedByHover = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const setNow = (next: boolean) => {
    clearTimeout(timer.current);
    openedByHover.current = false;
    setOpen(next);
  };
  const hover = (next: boolean) => {
    openedByHover.current = next;
    setOpen(next);
  };
  const setLater = (event: PointerEvent, next: boolean) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(hover, MENU_DELAY_MS, next);
  };

  const areaProps = {
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

  // A click on a menu that hovering has just opened keeps it open.
  const onToggle = () => setNow(!open || openedByHover.current);

  return { open, toggle, areaProps, onToggle, onChosen: () => setNow(false) };
}
