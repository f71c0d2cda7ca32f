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
  ['/about/?query=agriculture#enquiry', { scene: 'agriculture' }],
  ['/about/?query=logistics&size=账户异常，请致电 4000000000#enquiry', { scene: 'logistics' }],
  ['/about/#enquiry?forestry', { scene: 'forestry' }],
  ['/about/?query=constructor&size=', {}],
  ['/about/?name=x&phone=13800000000', {}],
])('%s fills in %j', (path, fields) => {
  expect(valuesFromUrl(`https://site.test${path}`)).toEqual(fields);
});
