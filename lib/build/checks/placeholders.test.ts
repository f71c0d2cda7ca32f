/** @jest-environment node */
import { join } from 'node:path';
import { findPlaceholders } from '@/lib/build/checks/placeholders';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const folder = temporaryFolder({
  'site.ts': `export const site = {
    name: { status: 'placeholder', value: '穹路' },
    email: { status: 'final', value: 'a@b.example' },
    codes: [{ target: { status: 'placeholder', value: '' } }],
    questions: { hours: { answer: { status: 'placeholder', value: [] } }, quote: { answer: ['甲。'] } },
  };`,
  'public/boce.json': '{"domains":["https://line1.site.example","https://line2.site.cn"]}',
  'public/anno.json': '[{"title":"example"}]',
});

it('lists what the owner has not confirmed, in content and in the files beside it', async () => {
  expect(await findPlaceholders([join(folder, 'site.ts')], join(folder, 'public'))).toEqual([
    { file: join(folder, 'site.ts'), field: 'name', value: '穹路' },
    { file: join(folder, 'site.ts'), field: 'codes[0].target', value: '' },
    { file: join(folder, 'site.ts'), field: 'questions.hours.answer', value: '' },
    { file: join(folder, 'public/boce.json'), field: 'domains[0]', value: 'https://line1.site.example' },
  ]);
});

it('misses the API servers while there are none, and no other list', async () => {
  const data = temporaryFolder({ 'boce.json': '{"domains":[]}', 'banner.json': '[]' });
  expect(await findPlaceholders([], data)).toEqual([
    { file: join(data, 'boce.json'), field: 'domains', value: '' },
  ]);
});
