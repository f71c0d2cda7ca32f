import { withDroneTables } from '@/lib/drones/withDroneTables';
import type { DocumentContent } from '@/lib/schema/document';
import type { DronesContent } from '@/lib/schema/drones';

const model = (name: string, ...basic: object[]) => ({ name, basic });
const drones = {
  unpublished: '本站未核到',
  comparison: { item: '项目' },
  models: [
    model('P60', { item: '药箱', value: ['30 L', '2 个'] }, { item: '轴距', value: '1850 mm' }),
    model('T70', { item: '药箱', value: null }, { item: '轴距', value: '2440 mm', version: '出口版参数' }),
  ],
} as unknown as DronesContent;

test('where a document asks for parameters it says of every model what is known, and of which version', () => {
  const sections = [{ text: ['前言'] }, { heading: '基本参数', parameters: 'basic' }];
  const content = { chapters: [{ title: '机型', sections }] } as unknown as DocumentContent;
  expect(withDroneTables(content, drones).chapters[0]?.sections).toEqual([
    { text: ['前言'] },
    {
      heading: '基本参数',
      table: {
        head: ['项目', 'P60', 'T70'],
        rows: [
          ['药箱', '30 L；2 个', '本站未核到'],
          ['轴距', '1850 mm', '2440 mm（出口版参数）'],
        ],
      },
    },
  ]);
});
