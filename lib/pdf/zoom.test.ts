import { canvasPixelRatio, closer, farther, NATURAL_SCALE, widthScale } from '@/lib/pdf/zoom';

const A4 = { width: 595, height: 842 };

test('a page with its gaps is as wide as the view, and never out of the limits', () => {
  expect(widthScale(A4, 619)).toBe(1);
  expect(widthScale(A4, 99_999)).toBe(NATURAL_SCALE * 5);
  expect(closer(NATURAL_SCALE * 5)).toBe(NATURAL_SCALE * 5);
  expect(farther(NATURAL_SCALE / 4)).toBe(NATURAL_SCALE / 4);
});

test('a canvas is as sharp as the screen until it is too large', () => {
  expect(canvasPixelRatio(A4, 1, 3)).toBe(3);
  const ratio = canvasPixelRatio(A4, 5, 3);
  expect(A4.width * 5 * ratio * A4.height * 5 * ratio).toBeCloseTo(8_000_000);
});
