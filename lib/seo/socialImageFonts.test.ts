/** @jest-environment node */
import { drawable, socialImageFonts } from '@/lib/seo/socialImageFonts';

it('leaves out what the font cannot draw, for which next/og would ask another host', () => {
  expect(drawable('起飞😀之前☀🌂，P60℃龘')).toBe('起飞之前，P60℃龘');
});

it('takes the parts of the font that a text needs, each by a name of its own', () => {
  const fonts = socialImageFonts('起飞 P60', 700);
  const names = fonts.map(({ name }) => name);
  expect(names).toContain('latin-700');
  expect(new Set(names).size).toBe(fonts.length);
  expect(fonts.every(({ data }) => data.subarray(0, 4).toString() === 'wOFF')).toBe(true);
});
