import { largestPicture, pictureEntry, pictureFrame, pictureSources } from '@/lib/pictures/pictureManifest';
import { dawnOnPhones, writeManifest } from '@/lib/test/pictureManifest';
import { workInEmptyFolder } from '@/lib/test/temporaryFolder';

workInEmptyFolder();

test('a missing manifest is reported with the script to run', () => {
  expect(() => pictureEntry('hero/dawn.jpg')).toThrow('lib/build/pictures/buildPictures.ts');
});

test('the viewer gets the largest WebP, and an unknown picture is named', () => {
  writeManifest();
  expect(largestPicture(dawnOnPhones)).toBe('/pictures/hero-dawn-11111111-2000.webp');
  expect(() => pictureEntry('hero/night.jpg')).toThrow('hero/night.jpg');
});

test('a picture of the storage is used as it is, in the size that content gives', () => {
  const size: [number, number] = [1600, 900];
  const stored = { file: 'https://media.site.cn/dawn.jpg', alt: '', size };
  expect(pictureSources(stored)).toEqual([]);
  expect(largestPicture(stored)).toBe(stored.file);
  expect(pictureFrame(stored)).toEqual({ width: 1600, height: 900, color: null });
});
