import { setNavigationPreload } from '@/lib/offline/setNavigationPreload';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

test.each([
  ['enables navigation preload', CHROME, ['enable']],
  ['disables it in Firefox, which would show no cached page', FIREFOX, ['disable']],
])('the worker %s', async (_what, userAgent, expected) => {
  const asked: string[] = [];
  const note = (method: string) => async () => void asked.push(method);
  const navigationPreload = { enable: note('enable'), disable: note('disable') };
  await setNavigationPreload({ registration: { navigationPreload }, navigator: { userAgent } });
  expect(asked).toEqual(expected);
});

test('nothing is called in a browser without navigation preload', () => {
  expect(setNavigationPreload({ registration: {}, navigator: { userAgent: CHROME } })).toBeUndefined();
});
