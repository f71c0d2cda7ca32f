import { unmeasured } from '@/lib/backend/measureApiServers';

const [A, DEFAULT] = ['https://a.test', 'https://default.test'];

test('a default address that is in the list is measured once', () => {
  expect(unmeasured([A, DEFAULT], DEFAULT).map(({ number }) => number)).toEqual([1, 2]);
});
