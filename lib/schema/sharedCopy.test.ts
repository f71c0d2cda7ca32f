import { sharedCopySchema } from '@/lib/schema/sharedCopy';

const UNSET = { status: 'placeholder', value: '' };
const names = Object.keys(sharedCopySchema.in.shape);
const words = {
  ...Object.fromEntries(names.map((name) => [name, '1'])),
  fasterThan: UNSET,
  asOf: UNSET,
  insurer: { status: 'placeholder', value: '承保' },
};

test('a text gets the values that it names', () => {
  const figures = { premium: '4', insurance: '保费每亩 {{premium}} 元，由{{ insurer }}。' };
  expect(sharedCopySchema.parse({ ...words, ...figures }).insurance).toBe('保费每亩 4 元，由承保。');
});

test('an unknown name in a text is reported', () => {
  const { error } = sharedCopySchema.safeParse({ ...words, reach: '{{toString}} 个省级运营中心' });
  expect(error?.issues).toMatchObject([{ path: ['reach'], message: '没有 {{toString}} 这个词' }]);
});
