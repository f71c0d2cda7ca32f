import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { usePictureFailures } from '@/lib/pictures/usePictureFailures';
import { stubMedia } from '@/lib/test/media';

const WORDS = '图片加载失败';

const page = (
  <picture>
    <source media="(max-width: 47.99em)" width="3" height="4" />
    <img alt="晨曦" width="16" height="9" src="/pictures/dawn.webp" />
  </picture>
);

const watch = () => renderHook(() => usePictureFailures(WORDS));

function image() {
  return screen.getByAltText('晨曦');
}

/** As an image is that was done before scripts ran: broken ones, and in some browsers drawings, have no width. */
function doneBefore(currentSrc: string, decode: () => Promise<void>) {
  Object.defineProperties(image(), {
    complete: { value: true },
    naturalWidth: { value: 0 },
    currentSrc: { value: currentSrc },
    decode: { value: decode },
  });
}

const broken = () => Promise.reject(new DOMException('broken', 'EncodingError'));

const failure = () => image().parentElement?.dataset.failed;
const ratio = () => image().parentElement?.style.getPropertyValue('--picture-ratio');

beforeEach(() => stubMedia([]));

test('a picture that fails is replaced by words in its own ratio', () => {
  render(page);
  watch();
  expect(failure()).toBeUndefined();
  fireEvent.error(image());
  expect(failure()).toBe(WORDS);
  expect(ratio()).toBe('16 / 9');
});

test('on phones the ratio is that of the crop', () => {
  stubMedia(['(max-width: 47.99em)']);
  render(page);
  watch();
  fireEvent.error(image());
  expect(ratio()).toBe('3 / 4');
});

test('a picture that has not been asked for yet is no failure', async () => {
  render(page);
  doneBefore('', broken);
  await act(async () => watch());
  expect(failure()).toBeUndefined();
});

test('a drawing without a width of its own is no failure', async () => {
  render(page);
  doneBefore('/codes/company.svg', () => Promise.resolve());
  await act(async () => watch());
  expect(failure()).toBeUndefined();
});

test('a picture that loads after all is shown again', () => {
  render(page);
  watch();
  fireEvent.error(image());
  fireEvent.load(image());
  expect(failure()).toBeUndefined();
});
