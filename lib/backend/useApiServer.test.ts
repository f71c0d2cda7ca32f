import { chooseApiServerOnce, chosenServer } from '@/lib/backend/useApiServer';

jest.mock('@/lib/backend/chooseApiServer', () => {
  throw new Error('Loading chunk failed');
});

test('if the prober cannot be loaded the default address is used and listeners are told', async () => {
  const [listener, gone] = [jest.fn(), jest.fn()];
  chosenServer.subscribe(listener);
  chosenServer.subscribe(gone)();
  const baseAddress = 'https://default.test';
  const choosing = chooseApiServerOnce(baseAddress);
  expect(chosenServer.get()).toBeUndefined();
  await choosing;
  const none = { server: null, addresses: [], error: 'unreachable' };
  expect(chosenServer.get()).toEqual({ baseAddress, ...none });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
});
