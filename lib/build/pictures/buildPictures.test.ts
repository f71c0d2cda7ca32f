import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { buildPictures, namePictures } from '@/lib/build/pictures/buildPictures';
import { cropRegion } from '@/lib/build/pictures/pictureEncoder';
import { widthsFor } from '@/lib/build/pictures/pictureSettings';
import { MANIFEST_FILE, socialImagePath } from '@/lib/pictures/pictureManifest';
import { workInEmptyFolder, writeFile } from '@/lib/test/temporaryFolder';

workInEmptyFolder();

const PAGE = 'content/news/first.md';
const PICTURE = 'content/media/news/field.png';

function pictureOf(background: string) {
  const create = { width: 600, height: 300, channels: 3 as const, background };
  return sharp({ create }).png().toBuffer();
}

async function writePage(background = '#ff8000') {
  writeFile(PAGE, '![田野](news/field.png)');
  writeFile(PICTURE, await pictureOf(background));
}

const made = () => readdirSync('public/pictures').sort();

test('a picture of a page is named first, then made in both formats up to its width', async () => {
  await writePage();
  await namePictures();
  const named = readFileSync(MANIFEST_FILE, 'utf8');
  expect(made()).toEqual([]);
  await buildPictures();
  expect(readFileSync(MANIFEST_FILE, 'utf8')).toBe(named);
  expect(made().map((name) => name.replace(/-[0-9a-f]{8}-/, '-hash-'))).toEqual([
    'news-field-hash-480.avif',
    'news-field-hash-600.avif',
    'news-field-hash-600.webp',
  ]);
  const { 'news/field.png': entry } = JSON.parse(named);
  expect(entry).toMatchObject({ width: 600, height: 300, color: '#ff8000' });
});

test.each([
  [PAGE, '---\ncover: news/field.png\n---'],
  ['content/page.ts', "export const page = { socialImage: 'news/field.png' };"],
])('the social image of %s is a JPEG of 1200 × 630', async (page, source) => {
  writeFile(page, source);
  writeFile(PICTURE, await pictureOf('#ff8000'));
  await buildPictures();
  const name = made().find((file) => file.endsWith('.jpeg'));
  expect(`/pictures/${name}`).toBe(socialImagePath('news/field.png'));
  const { format, width, height } = await sharp(`public/pictures/${name}`).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
});

test('an unchanged picture is not made again, but a lost file is', async () => {
  await writePage();
  await buildPictures();
  const all = made();
  const [lost = '', ...kept] = all;
  const times = () => kept.map((name) => statSync(`public/pictures/${name}`).mtimeMs);
  const before = times();
  rmSync(`public/pictures/${lost}`);
  await buildPictures();
  expect(made()).toEqual(all);
  expect(times()).toEqual(before);
});

test('a changed picture gets new addresses, and its old files are deleted', async () => {
  await writePage();
  await buildPictures();
  const before = made();
  await writePage('#0080ff');
  await buildPictures();
  expect(made()).toHaveLength(before.length);
  expect(made().filter((name) => before.includes(name))).toEqual([]);
});

test('a corrupt or missing picture stops the build with its name and its page', async () => {
  await writePage();
  writeFile(PICTURE, (await pictureOf('#ff8000')).subarray(0, 200));
  await expect(buildPictures()).rejects.toThrow(`图片 ${PICTURE} 已损坏`);
  rmSync(PICTURE);
  await expect(buildPictures()).rejects.toThrow(`${PAGE} 引用的图片 ${PICTURE} 不存在`);
});

test.each([
  [{ ratio: [3, 4], x: 50 }, 1600, { left: 463, top: 0, width: 675, height: 900 }],
  [{ ratio: [3, 4], x: 100 }, 1600, { left: 925, top: 0, width: 675, height: 900 }],
  [{ ratio: [2, 1], x: 0 }, 1000, { left: 0, top: 200, width: 1000, height: 500 }],
] as const)('the crop %j is centred at its x and stays inside the picture', (crop, width, region) => {
  expect(cropRegion(width, 900, { x: crop.x, ratio: [...crop.ratio] })).toEqual(region);
});

test('the widths include the picture’s own, and none close below it', () => {
  expect(widthsFor(2000).avif).toEqual([480, 828, 1200, 1600, 2000]);
  expect(widthsFor(1240).avif).toEqual([480, 828, 1240]);
  expect(widthsFor(4000).avif).toEqual([480, 828, 1200, 1600, 2560]);
  expect(widthsFor(300)).toMatchObject({ avif: [300], webp: [300] });
  // Browsers without AVIF get two widths; the viewer opens the larger one.
  expect(widthsFor(2000).webp).toEqual([828, 2000]);
  expect(widthsFor(810).webp).toEqual([810]);
});
