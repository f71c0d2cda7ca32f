import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { HeaderFrame } from '@/components/layout/HeaderFrame';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const at = (pathname: string) => {
  jest.mocked(usePathname).mockReturnValue(pathname);
  render(<HeaderFrame>甲</HeaderFrame>);
  return screen.queryByRole('banner');
};

test.each(['/previewXYZ', '/preview/nothing', '/aboutXYZ'])('%s, which is no page, has a header', (path) => {
  expect(at(path)).toBeTruthy();
});

test.each(['/preview', '/preview/'])('%s leaves the height to the document', (path) => {
  expect(at(path)).toBeNull();
});
