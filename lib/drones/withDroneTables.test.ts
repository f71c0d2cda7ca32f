import { withDroneTables } from '@/lib/drones/withDroneTables';
import type { DocumentContent } from '@/lib/schema/document';
import type { DronesContent } from '@/lib/schema/drones';

const model = (name: string, ...basic: object[]) => ({ name, basic });
const drones = {
  unpublished: '本站未核到',
  comparison: { item: '项目', unpublishedMark: '—', versionMark: '†', note: '— 没有；† 出口版' },
  models: [
    model(
      'P60',
      { item: '药箱', value: ['30 L', '2 个'] },
      { item: '轴距', value: '1850 mm' },
      { item: '高度', value: '20 m' },
    ),
    model(
      'T70',
      { item: '药箱', value: null },
      { item: '轴距', value: '2440 mm', version: '出口版参数' },
      { item: '高度', value: '本站未核到', version: '上限 30 m' },
    ),
  ],
} as unknown as DronesContent;

test('a section with parameters becomes a table of all models and their versions', () => {
  const sections = [
    { text: ['前言'] },
    { heading: '基本参数', parameters: 'basic', source: '厂商；{marks}' },
  ];
  const content = { chapters: [{ title: '机型', sections }] } as unknown as DocumentContent;
  expect(withDroneTables(content, drones).chapters[0]?.sections).toEqual([
    { text: ['前言'] },
    {
      heading: '基本参数',
      source: '厂商；— 没有；† 出口版',
      table: {
        head: ['项目', 'P60', 'T70'],
        rows: [
          ['药箱', '30 L；2 个', ''],
          ['轴距', '1850 mm', '2440 mm†'],
          ['高度', '20 m', '—（上限 30 m）'],
        ],
      },
    },
  ]);
});
