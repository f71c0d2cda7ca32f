/** @jest-environment node */
import { cases } from '@/content/home/cases';
import { addressed } from '@/lib/enquiry/addressed';

test.each([
  ['/about/?query=agriculture&mu=120#enquiry', { scene: 'agriculture', size: '120 亩' }],
  ['/about/?query=agriculture&mu=8 公顷', { scene: 'agriculture', size: '8 公顷' }],
  ['/about/?query=logistics&size=2 吨，3 趟#enquiry', { scene: 'logistics', size: '2 吨，3 趟' }],
  ['/about/#enquiry?forestry', { scene: 'forestry' }],
  ['/about/?query=constructor&size=', {}],
  ['/about/?name=x&phone=13800000000', {}],
])('%s brings %j', (path, fields) => {
  expect(addressed(`https://site.test${path}`)).toEqual(fields);
});

test('every case category is a scene of the form', () => {
  for (const { query } of cases.categories) {
    expect(addressed(`https://site.test/about/?query=${query}`)).toEqual({ scene: query });
  }
});
