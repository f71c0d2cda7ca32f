/** @jest-environment node */
import { ownerFaults } from '@/lib/build/checks/ownerConfirms';
import { findPlaceholders } from '@/lib/build/checks/placeholders';
import { releaseFaults } from '@/lib/build/checks/releaseCheck';
import { stalePdfs } from '@/lib/build/documents/printedDocuments';

jest.mock('@/lib/build/checks/placeholders', () => ({ findPlaceholders: jest.fn(async () => []) }));
jest.mock('@/lib/build/checks/ownerConfirms', () => ({ ownerFaults: jest.fn(async () => []) }));
jest.mock('@/lib/build/documents/printedDocuments', () => ({ stalePdfs: jest.fn(async () => []) }));

it('refuses documents older than their content, placeholders, and what the owner has not confirmed', async () => {
  expect(await releaseFaults()).toEqual([]);
  jest.mocked(stalePdfs).mockResolvedValue(['white-paper.pdf']);
  jest.mocked(findPlaceholders).mockResolvedValue([{ file: 'site.ts', field: 'name', value: '' }]);
  jest.mocked(ownerFaults).mockResolvedValue([
    { title: '价格 · Price', faults: ['多少钱？ · How much?'] },
    { title: '商务 · Business', faults: [] },
  ]);
  expect(await releaseFaults()).toEqual([
    { title: '占位内容 · Placeholders', faults: ['site.ts  name  （空 / empty）'] },
    { title: '比文字旧的 PDF · PDFs older than their words', faults: ['white-paper.pdf'] },
    { title: '价格 · Price', faults: ['多少钱？ · How much?'] },
  ]);
});
