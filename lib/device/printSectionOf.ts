const NOT_PRINTED = 'data-not-printed';

export function printSectionOf(control: Element) {
  const around: Element[] = [];
  for (let inner = control.closest('section'); inner?.parentElement; inner = inner.parentElement) {
    const siblings = [...inner.parentElement.children].filter((sibling) => sibling !== inner);
    // Elements that are never printed must keep their own mark.
    around.push(...siblings.filter((sibling) => !sibling.hasAttribute(NOT_PRINTED)));
  }
  for (const element of around) element.setAttribute(NOT_PRINTED, '');
  const restore = () => {
    for (const element of around) element.removeAttribute(NOT_PRINTED);
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
