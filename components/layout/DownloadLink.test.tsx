import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { DownloadLink } from '@/components/layout/DownloadLink';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const currentAt = (pathname: string) => {
  jest.mocked(usePathname).mockReturnValue(pathname);
  render(<DownloadLink title="App" path="/download/" />);
  return screen.getByRole('link', { name: 'App' }).getAttribute('aria-current');
};

test.each(['/download', '/download/'])('%s marks it as current', (path) => {
  expect(currentAt(path)).toBe('page');
});

test.each(['/', '/downloadXYZ'])('%s does not', (path) => {
  expect(currentAt(path)).toBeNull();
});
