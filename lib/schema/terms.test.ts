import { termsSchema } from '@/lib/schema/terms';

const UNSET = { status: 'placeholder', value: '' };
const names = Object.keys(termsSchema.in.shape);
const words = {
  ...Object.fromEntries(names.map((name) => [name, '1'])),
  fasterThan: UNSET,
  asOf: UNSET,
  insurer: { status: 'placeholder', value: '承保' },
};

test('a term says the figures it names', () => {
  const { insurance } = termsSchema.parse({ ...words, premium: '4', insurance: '保费每亩 {{premium}} 元。' });
  expect(insurance).toBe('保费每亩 4 元。');
});

test('a term that names what is none is told', () => {
  const { error } = termsSchema.safeParse({ ...words, reach: '{{centers}} 个省级运营中心' });
  expect(error?.issues).toMatchObject([{ path: ['reach'], message: '没有 {{centers}} 这个词' }]);
});
