import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const STOPS = 'a[href], button';

/** Where other elements take the place of the same ones, the focus goes on to the like of the one that had it. */
export function useKeptFocus(element: RefObject<HTMLElement | null>, drawing: unknown) {
  const place = useRef(-1);

  useEffect(() => {
    const root = element.current;
    const remember = () => {
      place.current = [...(root?.querySelectorAll(STOPS) ?? [])].indexOf(document.activeElement as Element);
    };
    remember();
    root?.addEventListener('focusin', remember);
    return () => root?.removeEventListener('focusin', remember);
  }, [element]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing is what takes the focus away
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const stops = element.current?.querySelectorAll<HTMLElement>(STOPS);
    stops?.[place.current]?.focus({ preventScroll: true });
  }, [element, drawing]);
}
