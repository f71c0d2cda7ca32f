/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { ensureBrowser } from '@/lib/build/browser';
import { printDocument } from '@/lib/build/documents/documentPress';
import { pdfFile, readDocumentSources, staleDocuments } from '@/lib/build/documents/documentSources';
import { buildDocuments } from '@/lib/build/documents/documents';
import { workInEmptyFolder, writeFile } from '@/lib/test/workFolder';

jest.mock('playwright', () => ({ chromium: { launch: jest.fn() } }));
jest.mock('@/lib/build/browser');
jest.mock('@/lib/build/documents/documentPress');
jest.mock('@/lib/build/documents/documentSources', () => ({
  ...jest.requireActual('@/lib/build/documents/documentSources'),
  readDocumentSources: jest.fn(),
  staleDocuments: jest.fn(),
  sourcesDigest: () => 'sources',
}));

workInEmptyFolder();

const close = jest.fn();
const said: string[] = [];
const DOCUMENT = { content: { file: 'white-paper' } } as Awaited<ReturnType<typeof readDocumentSources>>[0];
const FILE = pdfFile(DOCUMENT);

beforeEach(() => {
  said.length = 0;
  for (const method of ['log', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...text: unknown[]) => void said.push(text.join(' ')));
  }
  writeFile('content/documents/printed.json', '{}');
  jest.mocked(readDocumentSources).mockResolvedValue([DOCUMENT]);
  jest.mocked(staleDocuments).mockResolvedValue([DOCUMENT]);
  jest.mocked(ensureBrowser).mockReturnValue('/installed');
  jest.mocked(chromium.launch).mockResolvedValue({ close } as never);
  jest
    .mocked(printDocument)
    .mockResolvedValue({ bytes: new Uint8Array([1]), pages: 8, cover: Buffer.from('cover') });
});

function withoutBrowser() {
  jest.mocked(ensureBrowser).mockImplementation(() => {
    throw new Error('找不到浏览器');
  });
}

it('prints what changed with the browser that is there or was installed for it', async () => {
  await buildDocuments({ keepOld: true });
  expect(chromium.launch).toHaveBeenCalledWith(expect.objectContaining({ executablePath: '/installed' }));
  expect([...readFileSync(FILE)]).toEqual([1]);
  expect(close).toHaveBeenCalled();
});

it.each([
  ['can be had', withoutBrowser, '找不到浏览器'],
  ['starts', () => jest.mocked(chromium.launch).mockRejectedValue(new Error('libnss3')), 'libnss3'],
])('goes on with the old documents where no browser %s, and names them', async (_case, prepare, why) => {
  writeFile(FILE, 'old');
  prepare();
  await buildDocuments({ keepOld: true });
  expect(readFileSync(FILE, 'utf8')).toBe('old');
  expect(said.join('\n')).toMatch(new RegExp(`${why}[\\s\\S]*仍是旧的[\\s\\S]*white-paper\\.pdf`));
});

it('stops without a browser where there is no old document, or when asked to print', async () => {
  withoutBrowser();
  await expect(buildDocuments({ keepOld: true })).rejects.toThrow('找不到浏览器');
  writeFile(FILE, 'old');
  await expect(buildDocuments()).rejects.toThrow('找不到浏览器');
});

it('never keeps an old document whose content cannot be printed', async () => {
  writeFile(FILE, 'old');
  jest.mocked(printDocument).mockRejectedValue(new Error('几乎是空的'));
  await expect(buildDocuments({ keepOld: true })).rejects.toThrow('几乎是空的');
});
