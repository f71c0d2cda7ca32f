import { modelFromUrl } from '@/lib/url/modelFromUrl';
import { parseUrl } from '@/lib/url/parseUrl';

const models = ['p60', 't70', 't100'];

test.each([
  ['', '', 'p60'],
  ['t100', '/?model=t100#product', 't100'],
  ['t40', '/?model=t40#product', 'p60'],
  ['', '/#product?t70', 't70'],
  ['', '/?query=t70#product', 't70'],
  ['', '/?query=t70#cooperation', 'p60'],
  ['t100', '/?query=t70&model=t100#product', 't100'],
])('the parameter %j of %s shows %s', (text, href, model) => {
  expect(modelFromUrl(models, text, href ? parseUrl(href) : null)).toBe(model);
});
