/** @jest-environment node */
import { join } from 'node:path';
import { pictureProblems } from '@/lib/build/checks/checkPictures';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const shows = (file: string, key = 'picture') =>
  `export const page = {\n  title: '甲',\n  ${key}: { file: '${file}', alt: '' },\n};\n`;
const article = (cover: string, text = '') => `---\ntitle: 甲\ncover: ${cover}\n---\n\n${text}\n`;

async function problemsIn(files: Record<string, string>) {
  const folder = temporaryFolder(files);
  const problems = await pictureProblems(folder);
  return problems.map(({ file, line, message, severity }) => [
    file.slice(join(folder, '/').length),
    line,
    severity,
    message,
  ]);
}

it('lets a picture stand on two pages, of which the sections of the home page are one', async () => {
  const files = { 'home/a.ts': shows('a.jpg'), 'drones.ts': shows('a.jpg'), 'about.ts': shows('a.jpg') };
  expect(await problemsIn(files)).toEqual([]);
});

it('names each further page of a picture, by its line, and the pages that have it', async () => {
  const files = { 'home/a.ts': shows('a.jpg'), 'about.ts': shows('a.jpg'), 'guide.ts': shows('a.jpg') };
  expect(await problemsIn(files)).toEqual([
    ['guide.ts', 3, 'error', '图片 a.jpg 用在 3 个页面（首页、about、guide），最多用在两个，请换一张'],
  ]);
});

it('only hints at the cover of an article, but not at the pictures in its text', async () => {
  const pages = { 'about.ts': shows('a.jpg'), 'guide.ts': shows('a.jpg') };
  expect(await problemsIn({ ...pages, 'news/b.md': article('a.jpg') })).toEqual([
    ['news/b.md', 3, 'warning', '图片 a.jpg 用在 3 个页面（about、guide、news/b），最好换一张封面'],
  ]);
  expect(await problemsIn({ ...pages, 'news/b.md': article('b.jpg', '![甲](a.jpg)') })).toEqual([
    ['news/b.md', 6, 'error', expect.stringContaining('news/b')],
  ]);
});

it('does not count covers of documents, posters of films, drafts and the page that is not found', async () => {
  const files = {
    'about.ts': shows('a.jpg'),
    'guide.ts': shows('a.jpg'),
    'documents/c.ts': shows('a.jpg', 'cover'),
    'home/d.ts': shows('a.jpg', 'poster'),
    'notFound.ts': shows('a.jpg'),
    'news/e.md': article('b.jpg', '![甲](a.jpg)').replace('---', '---\ndraft: true'),
  };
  expect(await problemsIn(files)).toEqual([]);
});
