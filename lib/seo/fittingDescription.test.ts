import { fittingDescription } from '@/lib/seo/fittingDescription';

it('leaves a description alone that is long enough', () => {
  const text = '说'.repeat(75);
  expect(fittingDescription(text, '别的')).toBe(text);
});

it('continues a short one with what follows, as far as search engines show it', () => {
  const fitted = fittingDescription('短说明。', '正文\n\n'.repeat(40), '站'.repeat(80));
  expect(fitted).toMatch(/^短说明。正文正文/);
  expect(fitted).toHaveLength(80);
  expect(fitted).toMatch(/…$/);
});
