import { filmSources } from '@/lib/pictures/filmSources';

const addresses = (film: string) => filmSources(film).map(({ src }) => src);

it('lists a film’s AV1 file first, if it exists', () => {
  expect(addresses('promo')).toEqual(['/films/promo-av1.mp4', '/films/promo.mp4']);
  expect(addresses('one-file')).toEqual(['/films/one-file.mp4']);
});

it('uses a film of the storage as it is', () => {
  expect(addresses('https://media.site.cn/promo.mp4')).toEqual(['https://media.site.cn/promo.mp4']);
});
