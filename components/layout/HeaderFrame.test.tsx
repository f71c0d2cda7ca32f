import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { HeaderFrame } from '@/components/layout/HeaderFrame';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const at = (address: string) => {
  history.replaceState(null, '', address);
  jest.mocked(usePathname).mockReturnValue(location.pathname);
  render(<HeaderFrame>甲</HeaderFrame>);
  return screen.queryByRole('banner');
};

test.each([
  '/previewXYZ?url=/a.pdf',
  '/preview/nothing?url=/a.pdf',
  '/aboutXYZ',
  '/preview/',
  '/preview/?url=',
])('%s has a header', (path) => {
  expect(at(path)).toBeTruthy();
});

test.each(['/preview?url=/a.pdf', '/preview/?url=/a.pdf'])('%s leaves the height to the document', (path) => {
  expect(at(path)).toBeNull();
});
