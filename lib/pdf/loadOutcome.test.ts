import { loadOutcome } from '@/lib/pdf/loadOutcome';

const OWN = { href: 'https://www.site.example/a.pdf', ownSite: true };
const OTHER = { href: 'https://files.partner.example/a.pdf', ownSite: false };

const fault = (name: string, message = '', more = {}) => Object.assign(new Error(message), { name, ...more });
const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

it.each([
  ['encrypted', fault('PasswordException'), OWN],
  ['notFound', fault('ResponseException', '', { status: 404 }), OWN],
  ['notFound', fault('ResponseException', '', { status: 410 }), OWN],
  ['forbidden', fault('ResponseException', '', { status: 401 }), OWN],
  ['serverFault', fault('ResponseException', '', { status: 503 }), OWN],
  ['failed', fault('Error', 'Setting up fake worker failed: "Failed to fetch"'), OWN],
  ['unreachable', new TypeError('Failed to fetch'), OWN],
  ['otherHost', new TypeError('Failed to fetch'), OTHER],
  ['otherHost', fault('UnknownErrorException', 'Load failed'), OTHER],
  ['failed', fault('UnknownErrorException', 'anything else'), OWN],
] as const)('tells %s', async (outcome, error, circumstances) => {
  expect(await loadOutcome(error, circumstances)).toBe(outcome);
});

it('says that the network is gone before it blames anybody', async () => {
  online(false);
  expect(await loadOutcome(new TypeError('Failed to fetch'), OTHER)).toBe('offline');
});
