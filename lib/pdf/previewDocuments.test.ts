import { previewDocuments } from '@/lib/pdf/previewDocuments';
import type { DocumentContent } from '@/lib/schema/document';
import type { PreviewContent } from '@/lib/schema/preview';

const contents = [
  { file: 'a', path: '/documents/a/', name: '甲', title: '甲书', summary: '讲甲' },
  { file: 'b', path: '/documents/b/', name: '乙', title: '乙书', summary: '讲乙' },
] as DocumentContent[];
const offered = (...files: string[]) =>
  ({
    documents: files.map((file) => ({ file, purpose: '给人看', cover: { file: `${file}.jpg`, alt: '' } })),
    labels: { fileInfo: '{pages} 页 · {size} MB' },
  }) as PreviewContent;

test('documents follow the order of the content, with pages and size of the print', () => {
  const printed = { a: { pages: 3, megabytes: '1.4' }, b: { pages: 8, megabytes: '0.9' } };
  const [first, second] = previewDocuments('站', offered('b', 'a'), contents, printed);
  expect(first).toMatchObject({ name: '乙', path: '/documents/b.pdf', pagePath: '/documents/b/' });
  expect(first).toMatchObject({ fileName: '站乙.pdf', fileInfo: '8 页 · 0.9 MB' });
  expect(second).toMatchObject({ name: '甲', purpose: '给人看', fileInfo: '3 页 · 1.4 MB' });
});

test('a document that does not exist stops the build with its name', () => {
  expect(() => previewDocuments('站', offered('c'), contents, {})).toThrow('documents 里的 c 不在');
});
