import { policyRows } from '@/lib/news/policyRows';

it('writes a row for each policy and links its source if the address is known', () => {
  const policy = { title: '', document: '' };
  const rows = policyRows([
    { ...policy, date: '2023-12', text: '列入。', source: '会议' },
    { ...policy, date: '2024-01-01', text: '施行。', source: '政府网', url: 'https://www.gov.example/a' },
  ]);
  expect(rows).toBe(
    '| 2023-12 | 列入。 | 会议 |\n| 2024-01-01 | 施行。 | [政府网](https://www.gov.example/a) |',
  );
});
