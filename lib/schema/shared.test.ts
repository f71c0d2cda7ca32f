import { defineContent } from '@/lib/content/defineContent';
import { filmSchema, pictureSchema } from '@/lib/schema/shared';

const size: [number, number] = [1600, 900];
const stored = { file: 'https://media.site.cn/field.jpg', alt: '田野', size };
const film = 'https://media.site.cn/promo.mp4';

it('accepts pictures and films of the storage', () => {
  expect(defineContent(pictureSchema, stored)).toEqual(stored);
  expect(defineContent(filmSchema, film)).toBe(film);
});

it.each([
  [{ ...stored, size: undefined }, 'size：'],
  [{ file: 'hero/dawn.jpg', alt: '', size }, 'size：'],
  [{ ...stored, file: 'https://media.site.cn/field.gif' }, 'file：应为'],
  [{ ...stored, file: 'http://media.site.cn/field.jpg' }, 'file：应为'],
  [{ ...stored, file: 'hero/missing.jpg' }, 'file：找不到图片'],
])('says what is wrong with %j', (picture, message) => {
  expect(() => defineContent(pictureSchema, picture)).toThrow(message);
});

it('says where a missing film would have to be', () => {
  expect(() => defineContent(filmSchema, 'missing')).toThrow('找不到这部短片');
  expect(() => defineContent(filmSchema, 'https://media.site.cn/promo.mov')).toThrow('应为 public/films');
});
