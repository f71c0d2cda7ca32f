import { readFileSync } from 'node:fs';
import { enquiry } from '@/content/enquiry';
import { errorMessages } from '@/content/errorMessages';
import { CROP_SCENES, EMPTY_VALUES, FIELDS } from '@/lib/enquiry/fields';
import { ENQUIRY_TIMEOUT_MS, enquiryPayload, sendEnquiry } from '@/lib/enquiry/sendEnquiry';
import { SCENES } from '@/lib/scenes';
import { answers, type Behaviour, finish, refuses, testNetwork } from '@/lib/test/network';

Object.assign(globalThis, { location: new URL('https://site.test/about/'), document: { cookie: '' } });

const DEFAULT = 'https://api.test/uav-api';
const ADDRESS = `${DEFAULT}/api/enquiry`;
const SUCCESS = '{"success":true,"message":"ok","code":200,"result":"","timestamp":1}';

function send(behaviour: Behaviour) {
  const { requests } = testNetwork({ [ADDRESS]: behaviour });
  const { busy } = errorMessages;
  const setup = { path: 'api/enquiry', defaultApiServer: DEFAULT, knownServers: [], busy };
  const outcome = sendEnquiry({ ...setup, body: { a: 1 } });
  const posts = () => requests.filter(({ address }) => address === ADDRESS);
  return { outcome: () => finish(outcome), posts };
}

test.each<[string, Behaviour]>([
  ['204 and nothing', answers(204)],
  ['a page', answers(200, '<!doctype html>')],
  ['a list', answers(200, '[]')],
  ['another shape', answers(200, '{"success":true}')],
  ['the right shape without success', answers(200, SUCCESS.replace('true', 'false'))],
  ['a success that is only a word', answers(200, SUCCESS.replace('true', '"true"'))],
  ['no connection', refuses],
])('%s is a failure, which is not tried again', async (_name, behaviour) => {
  const t = send(behaviour);
  await expect(t.outcome()).resolves.toBe(false);
  expect(t.posts()).toHaveLength(1);
});

test('the body has the fields filled in for its scene and no others', () => {
  const sent = { scene: 'logistics', size: '２吨', name: '张三', phone: '138 0000 0000' };
  const typed = { ...EMPTY_VALUES, ...sent, place: ' 汉寿县\u202E ', crop: '晚稻' };
  expect(enquiryPayload(typed, enquiry.messages)).toEqual({
    ...sent,
    place: '汉寿县',
    consent: true,
    text: expect.stringContaining('重量与距离：２吨\n姓名'),
  });
});

test('the operators’ guide names the timeout, every field of the body and every scene', () => {
  const guide = readFileSync('lib/build/hosting/README.md', 'utf8');
  expect(guide).toContain(`最多等 ${ENQUIRY_TIMEOUT_MS / 1000} 秒`);
  const [, body = ''] = /```json\n([^`]*"scene"[^`]*)```/.exec(guide) ?? [];
  expect(Object.keys(JSON.parse(body))).toEqual([...FIELDS, 'consent', 'text']);
  const list = (scenes: readonly string[]) => scenes.map((scene) => `\`${scene}\``).join('、');
  expect(guide).toContain(`\`scene\` 是 ${list(SCENES)} 之一`);
  expect(guide).toContain(`只在 ${list(CROP_SCENES)} 里有`);
});
