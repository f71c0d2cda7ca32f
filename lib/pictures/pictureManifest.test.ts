/** @jest-environment node */
import { largestPicture, pictureEntry, pictureFrame, pictureSources } from '@/lib/pictures/pictureManifest';
import { dawn, dawnOnPhones, writeManifest } from '@/lib/test/pictureManifest';
import { workInEmptyFolder } from '@/lib/test/temporaryFolder';

workInEmptyFolder();

test('without a manifest the message says what to run', () => {
  expect(() => pictureEntry('hero/dawn.jpg')).toThrow('lib/build/pictures/buildPictures.ts');
});

test('AVIF is offered before WebP, the crop for phones before the whole picture, each width with its file', () => {
  writeManifest();
  const offers = pictureSources(dawnOnPhones).map(({ type, crop }) => [type, crop?.media]);
  expect(offers).toEqual([
    ['image/avif', '(max-width: 47.99em)'],
    ['image/webp', '(max-width: 47.99em)'],
    ['image/avif', undefined],
    ['image/webp', undefined],
  ]);
  expect(pictureSources(dawn)[0]?.srcSet).toBe(
    '/pictures/hero-dawn-11111111-480.avif 480w, /pictures/hero-dawn-11111111-2000.avif 2000w',
  );
});

test('the viewer is given the largest WebP of the whole picture; one that was not made is named', () => {
  writeManifest();
  expect(largestPicture(dawnOnPhones)).toBe('/pictures/hero-dawn-11111111-2000.webp');
  expect(() => pictureEntry('hero/night.jpg')).toThrow('hero/night.jpg');
});

test('a picture of the storage is taken as it is, in the size that content gives', () => {
  const size: [number, number] = [1600, 900];
  const stored = { file: 'https://media.site.cn/dawn.jpg', alt: '', size };
  expect(pictureSources(stored)).toEqual([]);
  expect(largestPicture(stored)).toBe(stored.file);
  expect(pictureFrame(stored)).toEqual({ width: 1600, height: 900, color: null });
});
