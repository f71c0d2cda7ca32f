import lock from '@/package-lock.json';

it('has a hash for every package that npm ci may download on any system', () => {
  const { '': _site, ...packages } = lock.packages;
  const unverified = Object.entries(packages).filter(([, entry]) => !('integrity' in entry));
  expect(unverified.map(([path]) => path)).toEqual([]);
});
