import { fill } from '@/lib/text/fill';

test('each name in braces is replaced by its value as it is', () => {
  expect(fill('{n} of {total}: {n}', { n: '$& {total}', total: 3 })).toBe('$& {total} of 3: $& {total}');
});

test('a misspelt name stops the build', () => {
  expect(() => fill('第 {nn} 页', { n: 1 })).toThrow('{nn}');
});
