import { fireEvent, render, screen } from '@testing-library/react';
import { PictureFailures } from '@/components/layout/PictureFailures';
import { stubMedia } from '@/lib/test/media';

const page = (
  <picture>
    <source media="(max-width: 47.99em)" width="3" height="4" />
    <img alt="晨曦" width="16" height="9" src="/pictures/dawn.webp" />
  </picture>
);

function image() {
  return screen.getByAltText('晨曦');
}

function failedBefore(currentSrc: string) {
  Object.defineProperties(image(), {
    complete: { value: true },
    naturalWidth: { value: 0 },
    currentSrc: { value: currentSrc },
  });
}

const failure = () => image().parentElement?.dataset.failed;
const ratio = () => image().parentElement?.style.getPropertyValue('--picture-ratio');

beforeEach(() => stubMedia([]));

test('a picture that fails is replaced by words in its own ratio', () => {
  render(page);
  render(<PictureFailures label="图片加载失败" />);
  expect(failure()).toBeUndefined();
  fireEvent.error(image());
  expect(failure()).toBe('图片加载失败');
  expect(ratio()).toBe('16 / 9');
});

test('on phones the ratio is that of the crop', () => {
  stubMedia(['(max-width: 47.99em)']);
  render(page);
  render(<PictureFailures label="图片加载失败" />);
  fireEvent.error(image());
  expect(ratio()).toBe('3 / 4');
});

test('a picture that failed before scripts ran is found', () => {
  render(page);
  failedBefore('/pictures/dawn.webp');
  render(<PictureFailures label="图片加载失败" />);
  expect(failure()).toBe('图片加载失败');
});

test('a picture that has not been asked for yet is no failure', () => {
  render(page);
  failedBefore('');
  render(<PictureFailures label="图片加载失败" />);
  expect(failure()).toBeUndefined();
});

test('a picture that loads after all is shown again', () => {
  render(page);
  render(<PictureFailures label="图片加载失败" />);
  fireEvent.error(image());
  fireEvent.load(image());
  expect(failure()).toBeUndefined();
});
