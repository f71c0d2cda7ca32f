import { type RefObject, useEffect } from 'react';

// Firefox has dialogs from 98 on. Before, whatever needs one fails to load, and its opener does as without a network.
if (typeof window !== 'undefined' && !('HTMLDialogElement' in window)) throw new Error('no dialogs');

/**
 * Opens the dialog as a modal as soon as it is mounted and holds the page still behind it.
 * Focus, Escape and the way back to the opener are the browser's own.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    const page = document.documentElement;
    page.dataset.scrollLocked = window.innerWidth > page.clientWidth ? 'gutter' : '';
    return () => {
      delete page.dataset.scrollLocked;
      element.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog]);
}
