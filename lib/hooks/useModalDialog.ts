import { type RefObject, useEffect, useRef } from 'react';

// Firefox has dialogs from 98 on. Before, whatever needs one fails to load, and its opener does as without a network.
if (typeof window !== 'undefined' && !('HTMLDialogElement' in window)) throw new Error('no dialogs');

/**
 * Opens the dialog as a modal as soon as it is mounted and holds the page still behind it.
 * Focus, Escape and the way back to the opener are the browser's own.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>) {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Strict mode runs this twice. Closed in between, the dialog would learn of it late and close again.
    if (!element.open) {
      opener.current = document.activeElement;
      element.showModal();
    }
    const page = document.documentElement;
    page.dataset.scrollLocked = window.innerWidth > page.clientWidth ? 'gutter' : '';
    return () => {
      delete page.dataset.scrollLocked;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [dialog]);
}
