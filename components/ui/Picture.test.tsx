/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/Picture';
import { PHONE_MEDIA } from '@/lib/device/breakpoints';
import { dawn, dawnOnPhones, writeManifest } from '@/lib/test/pictureManifest';
import { workInEmptyFolder } from '@/lib/test/temporaryFolder';

workInEmptyFolder();
beforeEach(writeManifest);

const preloads = () => [...document.head.querySelectorAll('link[rel=preload]')];

test('a picture is lazy and reserves its place', () => {
  render(<Picture picture={dawn} sizes="50vw" />);
  const image = screen.getByRole('img', { name: '晨曦' });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['2000', '1000']);
  expect(image.parentElement?.style.getPropertyValue('--picture-color')).toBe('#797465');
  expect(preloads()).toEqual([]);
});

test('phones’ crops come first, with their own ratio, and AVIF comes before WebP', () => {
  const { container } = render(<Picture picture={dawnOnPhones} sizes="100vw" />);
  const offers = [...container.querySelectorAll('source')];
  const told = (offer: Element) => ['type', 'width', 'height'].map((name) => offer.getAttribute(name));
  expect(offers.map(told)).toEqual([
    ['image/avif', '750', '1000'],
    ['image/webp', '750', '1000'],
    ['image/avif', null, null],
    ['image/webp', null, null],
  ]);
});

test('the first picture of a page is preloaded, in the crop that the screen shows', () => {
  render(<Picture picture={dawnOnPhones} sizes="100vw" eager />);
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
  expect(preloads().map((link) => [link.getAttribute('media'), link.getAttribute('imagesrcset')])).toEqual([
    [PHONE_MEDIA, expect.stringContaining('22222222-480.avif')],
    [`not all and ${PHONE_MEDIA}`, expect.stringContaining('11111111-480.avif')],
  ]);
});

test('a decorative picture is hidden from screen readers', () => {
  render(<Picture picture={{ ...dawn, alt: '' }} sizes="100vw" />);
  expect(screen.queryByRole('img')).toBeNull();
});
