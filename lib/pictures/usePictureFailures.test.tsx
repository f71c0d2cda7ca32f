/** @jest-environment jsdom */
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { usePictureFailures } from '@/lib/pictures/usePictureFailures';
import { stubMedia } from '@/lib/test/stubMedia';

const WORDS = '图片加载失败';

const page = (
  <picture>
    <source media="(max-width: 47.99em)" width="3" height="4" />
    <img alt="晨曦" width="16" height="9" src="/pictures/dawn.webp" />
  </picture>
);

const watch = () => renderHook(() => usePictureFailures(WORDS));

const image = () => screen.getByAltText('晨曦');
const failure = () => image().parentElement?.dataset.failed;

test.each([
  ['of its own', [], '16 / 9'],
  ['of the crop on phones', ['(max-width: 47.99em)'], '3 / 4'],
])('a failed picture shows words in the ratio %s until it loads', (_, media, ratio) => {
  stubMedia(media);
  render(page);
  watch();
  fireEvent.error(image());
  expect(failure()).toBe(WORDS);
  expect(image().parentElement?.style.getPropertyValue('--picture-ratio')).toBe(ratio);
  fireEvent.load(image());
  expect(failure()).toBeUndefined();
});

test.each([
  ['a picture that has not been asked for yet', '', () => Promise.reject(new DOMException('broken'))],
  ['a drawing without a width of its own', '/codes/company.svg', () => Promise.resolve()],
])('%s is not marked as failed', async (_, currentSrc, decode) => {
  render(page);
  // The state of an image before it is requested, and of a loaded SVG in some browsers.
  const state = { complete: { value: true }, naturalWidth: { value: 0 }, currentSrc: { value: currentSrc } };
  Object.defineProperties(image(), { ...state, decode: { value: decode } });
  await act(async () => watch());
  expect(failure()).toBeUndefined();
});
