/** @jest-environment node */
import { cases } from '@/content/home/cases';
import { addressed } from '@/lib/enquiry/addressed';

test.each([
  ['/about/?query=agriculture&mu=120#enquiry', { scene: 'agriculture', mu: '120' }],
  ['/about/#enquiry?forestry', { scene: 'forestry' }],
  ['/about/?query=forestry&mu=120#enquiry', { scene: 'forestry' }],
  ['/about/?query=agriculture&mu=<script>', { scene: 'agriculture' }],
  ['/about/?query=constructor&mu=120', {}],
  ['/about/?mu=120', {}],
])('%s brings %j', (path, fields) => {
  expect(addressed(`https://site.test${path}`)).toEqual(fields);
});

test('every case category is a scene of the form', () => {
  for (const { query } of cases.categories) {
    expect(addressed(`https://site.test/about/?query=${query}`)).toEqual({ scene: query });
  }
});
