import { partnersSchema } from '@/lib/schema/home/partners';

const words = { label: '合作伙伴', lead: '一句话', leadWithPlaceholders: '占位' };

test.each([
  [{ logo: 'yuanxiu.svg' }, undefined],
  [{ logo: 'yuanxiu.svg', url: 'https://a.example/' }, undefined],
  [{ logo: 'yuanxiu.svg', url: 'http://a.example/' }, '应为 https:// 开头的地址'],
  [{ logo: 'nowhere.svg' }, '找不到标识 public/partners/nowhere.svg'],
  [{ logo: '../films/dawn.svg' }, '应为 public/partners 下的标识，如 yuanxiu.svg'],
  [{ logo: 'https://a.example/a.svg' }, '应为 public/partners 下的标识，如 yuanxiu.svg'],
  [{ logo: 'yuanxiu.exe' }, '应为 public/partners 下的标识，如 yuanxiu.svg'],
])('the partner %j is reported with: %s', (fields, message) => {
  const partners = [{ status: 'final', value: { name: '甲', ...fields } }];
  expect(partnersSchema.safeParse({ ...words, partners }).error?.issues[0]?.message).toBe(message);
});
