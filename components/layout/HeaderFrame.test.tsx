/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { HeaderFrame } from '@/components/layout/HeaderFrame';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

test.each([
  ['/previewXYZ?url=/a.pdf', true],
  ['/preview/nothing?url=/a.pdf', true],
  ['/aboutXYZ', true],
  ['/preview/', true],
  ['/preview/?url=', true],
  ['/preview?url=/a.pdf', false],
  ['/preview/?url=/a.pdf', false],
])('%s has a header: %j', (address, shown) => {
  history.replaceState(null, '', address);
  jest.mocked(usePathname).mockReturnValue(location.pathname);
  render(<HeaderFrame>甲</HeaderFrame>);
  expect(screen.queryByRole('banner') !== null).toBe(shown);
});
