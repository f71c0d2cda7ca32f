import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { YieldCalculator } from '@/components/home/ecosystem/YieldCalculator';
import { Kit } from '@/components/ui/Kit';
import { see, stubView } from '@/lib/test/view';

const content = {
  title: '算一算',
  exampleNote: '示例数值',
  unitLabel: '重量单位',
  units: {
    kg: { name: '公斤', of: { mu: '亩', yield: '公斤/亩', loss: '公斤/亩', price: '元/公斤' } },
    jin: { name: '斤', of: { mu: '亩', yield: '斤/亩', loss: '斤/亩', price: '元/斤' } },
  },
  fields: { mu: '种植面积', yield: '预计亩产', loss: '每亩减产量', price: '市场价' },
  rates: { premium: '3', compensation: '120' },
  example: { mu: '200', yield: '500', loss: '50', price: '2.8' },
  problems: {
    empty: '请填写{label}',
    notANumber: '请只填数字',
    negative: '{label}不能是负数',
    tooFine: '最多两位小数',
    tooSmall: '{label}不能小于 {min}',
    tooLarge: '{label}最多 {max}',
    aboveYield: '减产量不能超过预计亩产',
  },
  failed: '没有加载出来',
  premium: '保费合计',
  compensation: '赔付合计',
  yuan: '元',
  unknown: '–',
  lossPart: '减产 {percent}%',
  formulas: ['保费 = 亩数 × 3 元', '赔付 = 亩数 × 每亩减产量 × 市场价 × 120 %'],
  spelledOut: '示例',
  notes: ['不上传'],
  copy: { copy: '复制链接', copied: '链接已复制', failed: '没有复制成功' },
  ask: { title: '提需求', path: '/about/#enquiry?agriculture' },
};
const calculator = <YieldCalculator content={content} hash="ecoAgreement" />;

const field = (name: string) => screen.getByRole('textbox', { name });
const sums = () => document.querySelector('output')?.textContent?.replace(/\u00A0/g, ' ');

async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}

function goTo(href: string) {
  history.replaceState(null, '', href);
  window.dispatchEvent(new Event('popstate'));
}

/** As it is once the visitor comes near. */
async function show() {
  render(calculator, { wrapper: Kit });
  see('near');
  await screen.findByRole('textbox', { name: '种植面积' });
}

beforeEach(() => {
  stubView();
  goTo('/');
});

test('it starts with an example that is called one', async () => {
  await show();
  expect(sums()).toBe('保费合计600 元赔付合计减产 10%33,600 元');
  expect(screen.getByText('示例数值')).toBeTruthy();
});

test('the HTML holds the formulas and the example, whatever the address says', () => {
  goTo('/?mu=1');
  const html = renderToString(calculator);
  for (const text of [...content.formulas, '600']) expect(html).toContain(text);
});

test('the sums follow each letter, and the example is no longer called one', async () => {
  await show();
  await type('种植面积', '１，２００');
  expect(sums()).toBe('保费合计3,600 元赔付合计减产 10%201,600 元');
  expect(screen.queryByText('示例数值')).toBeNull();
});

test.each([
  ['种植面积', '', '请填写种植面积'],
  ['种植面积', '两百', '请只填数字'],
  ['种植面积', '0', '种植面积不能小于 0.01'],
  ['种植面积', '100001', '种植面积最多 100000 亩'],
  ['市场价', '-3', '市场价不能是负数'],
  ['市场价', '2.805', '最多两位小数'],
  ['每亩减产量', '501', '减产量不能超过预计亩产'],
])('%s “%s”: %s', async (name, text, problem) => {
  await show();
  await type(name, text);
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  const described = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(problem);
  expect(sums()).toContain('–');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '复制链接' }).disabled).toBe(true);
});

test('a sum that can be reckoned is shown beside one that cannot', async () => {
  await show();
  await type('市场价', 'x');
  expect(sums()).toBe('保费合计600 元赔付合计减产 10%–');
});

test('another unit names fields and price anew and leaves the numbers alone', async () => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: '斤' }));
  expect(screen.getByText('元/斤')).toBeTruthy();
  expect(sums()).toContain('33,600 元');
});

test('the address fills the fields, and back brings others', async () => {
  goTo('/?mu=10&yield=900&loss=100&price=1.5&unit=jin');
  await show();
  expect(sums()).toBe('保费合计30 元赔付合计减产 11.1%1,800 元');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '斤' }).checked).toBe(true);
  act(() => goTo('/?mu=20'));
  expect(sums()).toContain('保费合计60 元');
});

test('the copied link carries all numbers to the card', async () => {
  goTo('/?model=t70#product');
  const user = userEvent.setup();
  await show();
  await user.clear(field('种植面积'));
  await user.type(field('种植面积'), '88');
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/?mu=88&yield=500&loss=50&price=2.8#ecoAgreement`,
  );
});

test('a link is copied only when it brings the other the same figures', async () => {
  await show();
  const copy = screen.getByRole<HTMLButtonElement>('button', { name: '复制链接' });
  expect(copy.disabled).toBe(false);
  await type('预计亩产', '');
  expect(copy.disabled).toBe(true);
});

test('the way to the form brings the area of the visitor, not that of the example', async () => {
  await show();
  const way = () => screen.getByRole('link', { name: '提需求' }).getAttribute('href');
  expect(way()).toBe('/about/?query=agriculture#enquiry');
  await type('种植面积', '１20');
  expect(way()).toBe('/about/?query=agriculture&mu=%EF%BC%9120#enquiry');
  await type('种植面积', '许多');
  expect(way()).toBe('/about/?query=agriculture#enquiry');
});
