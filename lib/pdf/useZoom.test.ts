/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { canvasPixelRatio, LARGEST_SCALE, SMALLEST_SCALE, useZoom } from '@/lib/pdf/useZoom';

const A4 = { width: 595, height: 842 };

test('a page fits the width of the view and stays within the zoom limits', () => {
  const { result, rerender } = renderHook((width: number) => useZoom(A4, width), { initialProps: 619 });
  expect(result.current.scale).toBe(1);
  for (let press = 0; press < 20; press += 1) act(() => result.current.zoomOut());
  expect(result.current.scale).toBe(SMALLEST_SCALE);
  rerender(99_999);
  act(() => result.current.fitWidth());
  expect(result.current.scale).toBe(LARGEST_SCALE);
  act(() => result.current.zoomIn());
  expect(result.current.scale).toBe(LARGEST_SCALE);
});

test('a canvas is as sharp as the screen until it is too large', () => {
  expect(canvasPixelRatio(A4, 1, 3)).toBe(3);
  const ratio = canvasPixelRatio(A4, 5, 3);
  expect(A4.width * 5 * ratio * A4.height * 5 * ratio).toBeCloseTo(8_000_000);
});
