import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { DownloadLink } from '@/components/layout/DownloadLink';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

test.each([
  ['/download', 'page'],
  ['/download/', 'page'],
  ['/', null],
  ['/downloadXYZ', null],
])('at %s it is current: %j', (pathname, current) => {
  jest.mocked(usePathname).mockReturnValue(pathname);
  render(<DownloadLink title="App" path="/download/" />);
  expect(screen.getByRole('link', { name: 'App' }).getAttribute('aria-current')).toBe(current);
});
