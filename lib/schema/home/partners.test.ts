import { partnersSchema } from '@/lib/schema/home/partners';

const words = { label: '合作伙伴', lead: '一句话', leadWithPlaceholders: '占位' };

function messagesFor(value: object) {
  const result = partnersSchema.safeParse({ ...words, partners: [{ status: 'final', value }] });
  return result.error?.issues.map(({ message }) => message) ?? [];
}

test('a partner needs a logo that is there, and no address', () => {
  expect(messagesFor({ name: '甲', logo: 'yuanxiu.svg' })).toEqual([]);
  expect(messagesFor({ name: '甲', logo: 'nowhere.svg' })).toEqual([
    '找不到标识 public/partners/nowhere.svg',
  ]);
});

test('a logo is a file of the one folder', () => {
  for (const logo of ['../films/dawn.svg', 'https://a.example/a.svg', 'yuanxiu', 'yuanxiu.exe']) {
    expect(messagesFor({ name: '甲', logo })).toContain('应为 public/partners 下的标识，如 yuanxiu.svg');
  }
});

test('an address is https', () => {
  expect(messagesFor({ name: '甲', logo: 'yuanxiu.svg', url: 'https://a.example/' })).toEqual([]);
  expect(messagesFor({ name: '甲', logo: 'yuanxiu.svg', url: 'http://a.example/' })).toHaveLength(1);
});
