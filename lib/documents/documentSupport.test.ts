import { canShowDocuments } from '@/lib/documents/documentSupport';

const PARTS = ['Worker', 'ResizeObserver', 'IntersectionObserver', 'ReadableStream'];

beforeEach(() => {
  for (const name of PARTS) Reflect.set(window, name, class {});
});

test('a browser of today shows documents', () => {
  expect(canShowDocuments()).toBe(true);
});

test('Chromium 90, whose lists have no at() but the one that Next gives those of the page, gets the plain link', () => {
  const typed = Object.getPrototypeOf(Uint8Array.prototype);
  const { at } = typed;
  Reflect.deleteProperty(typed, 'at');
  const shown = canShowDocuments();
  typed.at = at;
  expect(shown).toBe(false);
});
