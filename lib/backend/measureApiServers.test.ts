import { unmeasured } from '@/lib/backend/measureApiServers';

const [A, DEFAULT] = ['https://a.test', 'https://default.test'];

test('a default address that is in the list stands once, in its place', () => {
  expect(unmeasured([A, DEFAULT], DEFAULT).map(({ number }) => number)).toEqual([1, 2]);
});
