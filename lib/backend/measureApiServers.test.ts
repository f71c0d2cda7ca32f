import { measureApiServers } from '@/lib/backend/measureApiServers';
import { finish, testNetwork } from '@/lib/test/network';

const [A, DEFAULT] = ['https://a.test', 'https://default.test'];

test('a default address that is in the list is measured once', async () => {
  testNetwork();
  const servers = await finish(measureApiServers([A, DEFAULT], DEFAULT));
  expect(servers.map(({ number }) => number)).toEqual([1, 2]);
});
