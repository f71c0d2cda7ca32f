/** @jest-environment node */
import { findPlaceholders } from '@/lib/build/checks/placeholders';
import { releaseFaults } from '@/lib/build/checks/releaseCheck';
import { type DocumentSources, staleDocuments } from '@/lib/build/documents/documentSources';

jest.mock('@/lib/build/checks/placeholders', () => ({ findPlaceholders: jest.fn(async () => []) }));
jest.mock('@/lib/build/documents/documentSources', () => ({
  pdfFile: ({ content }: DocumentSources) => `${content.file}.pdf`,
  staleDocuments: jest.fn(async () => []),
}));

it('refuses documents that are older than their content, and placeholders', async () => {
  expect(await releaseFaults()).toEqual([]);
  jest.mocked(staleDocuments).mockResolvedValue([{ content: { file: 'white-paper' } } as DocumentSources]);
  jest.mocked(findPlaceholders).mockResolvedValue([{ file: 'site.ts', field: 'name', value: '' }]);
  expect(await releaseFaults()).toEqual([
    'site.ts  name  （空）',
    'white-paper.pdf  内容改过了，还没有重新排版',
  ]);
});
