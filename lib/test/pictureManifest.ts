import { MANIFEST_FILE, type PictureManifest } from '@/lib/pictures/pictureManifest';
import { writeFile } from '@/lib/test/temporaryFolder';

const DAWN: PictureManifest = {
  'hero/dawn.jpg': {
    width: 2000,
    height: 1000,
    color: '#797465',
    base: '/pictures/hero-dawn-11111111',
    widths: { avif: [480, 2000], webp: [828, 2000], jpeg: [] },
  },
  'hero/dawn.jpg@3x4-71': {
    width: 750,
    height: 1000,
    color: '#797465',
    base: '/pictures/hero-dawn-22222222',
    widths: { avif: [480, 750], webp: [750], jpeg: [] },
  },
};

export const dawn = { file: 'hero/dawn.jpg', alt: '晨曦' };
export const dawnOnPhones = {
  ...dawn,
  phone: { ratio: [3, 4] as [number, number], x: 71 },
};

export function writeManifest() {
  writeFile(MANIFEST_FILE, JSON.stringify(DAWN));
}
