/** @jest-environment node */
import { progressOf } from '@/lib/build/progress';

function shown(all: number, isTTY: boolean) {
  let text = '';
  const step = progressOf('图片', all, { isTTY, write: (part) => (text += part) });
  for (let done = 0; done < all; done += 1) step();
  return text;
}

it('is one line in a terminal, which changes and goes at the end', () => {
  expect(shown(3, true)).toBe('\u001b[K图片 1/3\r\u001b[K图片 2/3\r\u001b[K');
});

it('is a few lines where the output is kept', () => {
  expect(shown(100, false)).toBe('图片 25/100\n图片 50/100\n图片 75/100\n图片 100/100\n');
  expect(shown(9, false)).toBe('');
});
