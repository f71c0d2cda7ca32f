import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { layOutAll } from '@/lib/hydration/deferLayout';
import { whenHydrated } from '@/lib/hydration/markHydrated';
import { canonicalHref, parseUrl } from '@/lib/url/parseUrl';
import { notifyUrlChange } from '@/lib/url/useUrl';

const anchorTarget = () => document.getElementById(parseUrl(location.href).hash);

function focusElement(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The element once it is visible, or its section if the query has chosen another tab. */
async function visibleTarget(element: HTMLElement) {
  // Only browsers newer than the oldest supported open <details> for an anchor, and none does so for scrollIntoView().
  element.closest('details')?.setAttribute('open', '');
  // A tab panel that is still hidden is shown by its tabs once they are hydrated.
  const isHidden = () => !element.getClientRects().length;
  if (isHidden()) await whenHydrated(element);
  return isHidden() ? (element.closest('section') ?? element) : element;
}

async function scrollToAnchor(behavior: ScrollBehavior = 'auto') {
  const element = anchorTarget();
  if (!element) return;
  const shown = await visibleTarget(element);
  if (element !== anchorTarget()) return;
  layOutAll();
  shown.scrollIntoView({ behavior });
  focusElement(shown);
}

/** A visible target needs no scroll: the browser has scrolled to it, and the visitor may have scrolled on. */
async function scrollOnArrival() {
  const element = anchorTarget();
  if (!element?.matches(':target')) return scrollToAnchor('instant');
  const shown = await visibleTarget(element);
  if (element !== anchorTarget()) return;
  if (window.scrollY === 0) shown.scrollIntoView({ behavior: 'instant' });
  if (document.activeElement === document.body) focusElement(shown);
}

function onUrlChange() {
  const { pathname, search, hash } = location;
  const href = canonicalHref(location.href);
  if (hash.includes('?') && href !== pathname + search + hash) history.replaceState(history.state, '', href);
  notifyUrlChange();
}

function linkOnThisPage(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  // Links inside a previewed PDF go to its own pages, and those that are tabs move nothing.
  if (link.closest('[data-own-navigation]')) return null;
  const same = link.origin === location.origin && link.pathname === location.pathname;
  return same ? link : null;
}

/** Links within a page change the address without loading it again; a hash may hold a "?", as in hand-written entries. */
export function useAnchorNavigation() {
  useEffect(() => {
    onUrlChange();
    const frame = requestAnimationFrame(scrollOnArrival);
    return () => cancelAnimationFrame(frame);
  }, []);

  const onClick = (event: MouseEvent) => {
    const link = linkOnThisPage(event);
    if (!link) return;
    event.preventDefault();
    if (link.href !== location.href) history.pushState(history.state, '', link.href);
    onUrlChange();
    if (link.hash) requestAnimationFrame(() => scrollToAnchor());
    else window.scrollTo(0, 0);
  };
  useWindowEvent('click', onClick, true);

  useWindowEvent('hashchange', () => {
    onUrlChange();
    requestAnimationFrame(() => scrollToAnchor());
  });
}
