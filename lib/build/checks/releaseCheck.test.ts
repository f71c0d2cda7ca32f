import { placeholders, unconfirmed } from '@/lib/build/checks/releaseCheck';

it('lists placeholders in content, and API servers that are examples or missing', () => {
  const site = {
    name: { status: 'placeholder', value: '穹路' },
    email: { status: 'final', value: 'a@b.example' },
    codes: [{ target: { status: 'placeholder', value: '' } }],
  };
  const domains = ['https://line1.site.example', 'https://line2.site.cn'];
  expect(placeholders({ 'site.ts': { site } }, { domains })).toEqual([
    'site.ts  name  "穹路"',
    'site.ts  email  "a@b.example"',
    'site.ts  codes[0].target  ""',
    'public/boce.json  domains[0]  https://line1.site.example',
  ]);
  expect(placeholders({}, { domains: [] })).toEqual(['public/boce.json  []']);
});

it('lists what the owner has not confirmed, by group, and quotations no longer in content', () => {
  const statements = [
    {
      title: '流程',
      en: 'Process',
      items: [
        ['placeholder', '平台查空域', 'It checks the airspace'],
        ['final', '飞手确认', 'The pilot confirms'],
        ['final', '旧的说法', 'As it was worded'],
      ] as ['placeholder' | 'final', string, string][],
    },
  ];
  const questions = [
    { title: '价格', en: 'Price', items: [['placeholder', '多少？', 'How much?'] as const] },
  ];
  const lists = { statements, questions } as unknown as Parameters<typeof unconfirmed>[0];
  expect(unconfirmed(lists, '平台查空域，飞手确认。')).toEqual([
    {
      title: '流程 / Process',
      faults: [
        '平台查空域 / It checks the airspace',
        expect.stringContaining('旧的说法 / 内容里没有这一句了'),
      ],
    },
    { title: '价格 / Price', faults: ['多少？ / How much?'] },
  ]);
});
