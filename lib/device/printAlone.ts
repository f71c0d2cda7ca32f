/** Prints one part of the page and leaves out all that stands around it. */
export function printAlone(part: Element) {
  const around: Element[] = [];
  for (let inner = part; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    around.push(...[...inner.parentElement.children].filter((sibling) => sibling !== inner));
  }
  for (const element of around) element.setAttribute('data-not-printed', '');
  const restore = () => {
    for (const element of around) element.removeAttribute('data-not-printed');
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
