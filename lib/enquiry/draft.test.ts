/** @jest-environment jsdom */
import { readDraft, valuesFromUrl } from '@/lib/enquiry/draft';
import { EMPTY_VALUES } from '@/lib/enquiry/fields';

beforeEach(() => sessionStorage.clear());

test.each(['', '{', 'null', '[1]', '"x"', '{"name":5,"evil":"x","__proto__":"x"}'])(
  'a spoilt draft (%s) is ignored',
  (kept) => {
    sessionStorage.setItem('enquiry', kept);
    expect(readDraft()).toEqual(EMPTY_VALUES);
  },
);

test.each([
  ['/about/?query=agriculture&mu=120#enquiry', { scene: 'agriculture', size: '120 亩' }],
  ['/about/?query=agriculture&mu=8 公顷', { scene: 'agriculture', size: '8 公顷' }],
  ['/about/?query=agriculture&mu=12.5亩', { scene: 'agriculture', size: '12.5亩' }],
  ['/about/?query=agriculture&mu=账户异常，请致电 4000000000', { scene: 'agriculture' }],
  ['/about/?query=agriculture&mu=12345678901', { scene: 'agriculture' }],
  ['/about/?query=logistics&size=账户异常，请致电 4000000000#enquiry', { scene: 'logistics' }],
  ['/about/#enquiry?forestry', { scene: 'forestry' }],
  ['/about/?query=constructor&size=', {}],
  ['/about/?name=x&phone=13800000000', {}],
])('%s fills in %j', (path, fields) => {
  expect(valuesFromUrl(`https://site.test${path}`)).toEqual(fields);
});
