import { largestPicture, pictureEntry, pictureFrame, pictureSources } from '@/lib/pictures/pictureManifest';
import { dawnOnPhones, writeManifest } from '@/lib/test/pictureManifest';
import { workInEmptyFolder } from '@/lib/test/temporaryFolder';

workInEmptyFolder();

test('without a manifest the message says what to run', () => {
  expect(() => pictureEntry('hero/dawn.jpg')).toThrow('lib/build/pictures/buildPictures.ts');
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
