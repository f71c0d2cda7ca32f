import sharp from 'sharp';
import { codeFile } from '@/lib/pictures/codeFile';
import { qrDrawing } from '@/lib/pictures/qrDrawing';

const address = 'https://www.qionglu.example/';

it('has a name that changes with the address', () => {
  const file = codeFile(address);
  expect(file.path).toMatch(/^\/codes\/[0-9a-f]{8}\.svg$/);
  expect(codeFile(address)).toEqual(file);
  expect(codeFile(`${address}a`).name).not.toBe(file.name);
});

it('draws dark modules with a quiet zone around them', async () => {
  const { size } = qrDrawing(address);
  const { data } = await sharp(Buffer.from(codeFile(address).markup), { density: 72 })
    .resize(size, size, { kernel: 'nearest' })
    .removeAlpha()
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = (x: number, y: number) => (data[y * size + x] ?? 255) < 128;
  const corner = Array.from({ length: 7 }, (_, index) => index + 4);
  expect(corner.every((place) => dark(place, 4) && dark(4, place))).toBe(true);
  expect(Array.from({ length: size }, (_, place) => dark(place, 3) || dark(3, place))).not.toContain(true);
});
