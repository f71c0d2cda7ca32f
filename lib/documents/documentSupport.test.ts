import { canShowDocuments } from '@/lib/documents/documentSupport';

const PARTS = ['Worker', 'ResizeObserver', 'IntersectionObserver', 'ReadableStream'];

beforeEach(() => {
  for (const name of PARTS) Reflect.set(window, name, class {});
});

test('a browser of today shows documents', () => {
  expect(canShowDocuments()).toBe(true);
});

test('Chromium 90, whose lists have no at(), is given the plain link', () => {
  const { at } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, 'at');
  const shown = canShowDocuments();
  Array.prototype.at = at;
  expect(shown).toBe(false);
});
