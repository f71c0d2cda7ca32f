/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { launchBrowser } from '@/lib/build/browser';
import { pdfFile, readDocumentSources, staleDocuments } from '@/lib/build/documents/documentSources';
import { buildDocuments } from '@/lib/build/documents/documents';
import { printPdf } from '@/lib/build/documents/printPdf';
import { workInEmptyFolder, writeFile } from '@/lib/test/temporaryFolder';

jest.mock('@/lib/build/browser');
jest.mock('@/lib/build/documents/printPdf');
jest.mock('@/lib/build/documents/documentSources', () => ({
  ...jest.requireActual('@/lib/build/documents/documentSources'),
  readDocumentSources: jest.fn(),
  staleDocuments: jest.fn(),
  sourcesDigest: () => 'sources',
}));

workInEmptyFolder();

const close = jest.fn();
const DOCUMENT = { content: { file: 'white-paper' } } as Awaited<ReturnType<typeof readDocumentSources>>[0];
const FILE = pdfFile(DOCUMENT);

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  writeFile('content/documents/printed.json', '{}');
  jest.mocked(readDocumentSources).mockResolvedValue([DOCUMENT]);
  jest.mocked(staleDocuments).mockResolvedValue([DOCUMENT]);
  jest.mocked(launchBrowser).mockResolvedValue({ close } as never);
  const printed = { bytes: new Uint8Array([1]), pages: 8, cover: Buffer.from('cover') };
  jest.mocked(printPdf).mockResolvedValue(printed);
});

it('prints what changed', async () => {
  await buildDocuments({ 'keep-old': true });
  expect([...readFileSync(FILE)]).toEqual([1]);
  expect(close).toHaveBeenCalled();
});

it('keeps the old documents where no browser starts, unless there are none or it is asked to print', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.mocked(launchBrowser).mockRejectedValue(new Error('找不到浏览器'));
  await expect(buildDocuments({ 'keep-old': true })).rejects.toThrow('找不到浏览器');
  writeFile(FILE, 'old');
  await expect(buildDocuments()).rejects.toThrow('找不到浏览器');
  await buildDocuments({ 'keep-old': true });
  expect(readFileSync(FILE, 'utf8')).toBe('old');
  expect(warn.mock.calls.join()).toContain('white-paper.pdf');
});

it('never keeps an old document whose content cannot be printed', async () => {
  writeFile(FILE, 'old');
  jest.mocked(printPdf).mockRejectedValue(new Error('几乎是空的'));
  await expect(buildDocuments({ 'keep-old': true })).rejects.toThrow('几乎是空的');
});
