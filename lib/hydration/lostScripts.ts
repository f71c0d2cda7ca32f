/** Sent from within a section, the main part or a page that has failed; it bubbles to the window. */
export const SECTION_LOST = 'sectionlost';

/**
 * Inline in the head, as the text of this function, so it uses nothing from outside. A script or style sheet that fails
 * is fetched once more, past the caches. If a script of this page fails again, the page becomes what it is
 * without scripts and says so.
 */
export function watchForLostScripts(sectionLost: string) {
  const root = document.documentElement;
  const askedAgain = new Set<string>();
  let scriptsOfPage: Set<string | null> | undefined;
  delete root.dataset.unscripted;

  const showWithoutScripts = (root: HTMLElement) => {
    root.dataset.unscripted = 'lost';
    for (const pressable of [root, ...root.querySelectorAll<HTMLElement>('[data-dehydrated]')]) {
      delete pressable.dataset.dehydrated;
    }
    for (const noscript of document.querySelectorAll('[data-unscripted] noscript, body > noscript')) {
      noscript.outerHTML = noscript.textContent ?? '';
    }
    document.querySelector('[data-lost-scripts]')?.removeAttribute('hidden');
  };

  const giveUp = (failed: Element, address: string) => {
    // A script that is loaded later has a loader, which tells the visitor.
    if (scriptsOfPage && !scriptsOfPage.has(address)) failed.dispatchEvent(new Event('error'));
    else if (failed.tagName === 'SCRIPT') showWithoutScripts(root);
  };

  const deleteCopies = async (address: string) => {
    // Opening a cache that is being cleared would create it again.
    for (const cacheName of await caches.keys()) {
      if (await caches.match(address, { cacheName })) await (await caches.open(cacheName)).delete(address);
    }
  };

  const askAgain = async (failed: Element, address: string) => {
    await deleteCopies(address).catch(() => {});
    const arrived = await fetch(address, { cache: 'reload' })
      .then(async (response) => response.ok && (await response.blob()))
      .catch(() => false);
    if (!arrived) return giveUp(failed, address);
    const second = document.createElement(failed.tagName);
    for (const { name, value } of failed.attributes) second.setAttribute(name, value);
    second.addEventListener('error', () => giveUp(failed, address));
    failed.after(second);
  };

  const onError = (event: ErrorEvent) => {
    const { target, filename, error } = event;
    // An HTML page in place of a script is loaded, and fails when it is run.
    const wrongContent = error instanceof SyntaxError;
    const failed = wrongContent
      ? document.querySelector(`script[src="${new URL(filename).pathname}"]`)
      : target;
    if (!(failed instanceof Element) || !failed.matches('script, [rel="stylesheet"]')) return;
    const address = failed.getAttribute(failed.tagName === 'LINK' ? 'href' : 'src') ?? '';
    if (!address.startsWith('/_next/')) return;
    if (askedAgain.has(address)) {
      if (wrongContent) giveUp(failed, address);
      return;
    }
    askedAgain.add(address);
    event.stopImmediatePropagation();
    void askAgain(failed, address);
  };

  /** The privacy page's own scripts may be what fails, because of what the device keeps. */
  const onClick = async ({ target }: Event) => {
    if (!(target as Element).closest('[data-unscripted] [data-clears-device]')) return;
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    location.reload();
  };

  addEventListener('error', onError, true);
  addEventListener('click', onClick);
  addEventListener(sectionLost, ({ target }) => {
    showWithoutScripts((target as Element).closest<HTMLElement>('[data-section], main') ?? root);
  });
  addEventListener('DOMContentLoaded', () => {
    scriptsOfPage = new Set(Array.from(document.scripts, (script) => script.getAttribute('src')));
  });
}
