/** @jest-environment node */
import { unconfirmed } from '@/lib/build/checks/ownerConfirms';
import type { OwnerConfirms } from '@/lib/schema/ownerConfirms';

it('lists what the owner has not confirmed, by group, and every quotation that is no longer in content', () => {
  const lists: OwnerConfirms = {
    statements: [
      {
        title: '流程',
        en: 'Process',
        items: [
          ['placeholder', '平台查空域', 'It checks the airspace'],
          ['final', '飞手确认', 'The pilot confirms'],
          ['final', '旧的说法', 'As it was worded'],
        ],
      },
      { title: '商务', en: 'Business', items: [['final', '飞手确认', 'The pilot confirms']] },
    ],
    questions: [{ title: '价格', en: 'Price', items: [['placeholder', '多少钱？', 'How much?']] }],
  };
  expect(unconfirmed(lists, '平台查空域，飞手确认。')).toEqual([
    {
      title: '流程 · Process',
      faults: [
        '平台查空域 · It checks the airspace',
        expect.stringContaining('旧的说法 · 内容里没有这一句了'),
      ],
    },
    { title: '商务 · Business', faults: [] },
    { title: '价格 · Price', faults: ['多少钱？ · How much?'] },
  ]);
});
