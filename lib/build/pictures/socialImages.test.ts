/** @jest-environment node */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawSocialImage } from '@/lib/build/pictures/drawSocialImage';
import { buildSocialImages } from '@/lib/build/pictures/socialImages';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

jest.mock('@/lib/build/pictures/drawSocialImage', () => ({
  drawSocialImage: jest.fn(async () => Buffer.from('picture')),
}));

/** Much longer than it takes, for a slow machine: the default is too short for fonts that are read for the first time. */
const DRAWING_MS = 60_000;

const LIST = JSON.stringify([
  { file: 'home-1.jpg', path: '/', label: '甲', title: '乙', picture: 'hero/dawn.jpg' },
  { file: 'about-1.jpg', path: '/about/', label: '丙', title: '丁', picture: 'hero/city.jpg' },
]);

it('draws each socialImage once, also over builds, and takes its list out of the export', async () => {
  const out = temporaryFolder({ 'socialImages.json': LIST });
  const kept = temporaryFolder({ 'gone-1.jpg': '', 'home-1.jpg.part': '' });
  await buildSocialImages(out, kept);
  expect(existsSync(join(out, 'cards/about-1.jpg'))).toBe(true);
  expect(existsSync(join(out, 'socialImages.json'))).toBe(false);
  expect(existsSync(join(kept, 'gone-1.jpg'))).toBe(false);
  writeFileSync(join(out, 'socialImages.json'), LIST);
  await buildSocialImages(out, kept);
  expect(drawSocialImage).toHaveBeenCalledTimes(2);
});

it(
  'draws a socialImage of the size that apps expect, with the title over the picture',
  async () => {
    const { drawSocialImage: draw } = jest.requireActual<
      typeof import('@/lib/build/pictures/drawSocialImage')
    >('@/lib/build/pictures/drawSocialImage');
    const socialImage = { path: '/', label: '甲', title: '起飞', picture: 'hero/dawn.jpg' };
    const [drawn, other] = [await draw(socialImage), await draw({ ...socialImage, title: '降落' })];
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(drawn.equals(await draw(socialImage))).toBe(true);
    expect(drawn.equals(other)).toBe(false);
  },
  DRAWING_MS,
);
