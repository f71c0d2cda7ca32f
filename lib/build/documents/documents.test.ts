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
const launch = jest.mocked(chromium.launch);
const DOCUMENT = { content: { file: 'white-paper' } } as Awaited<ReturnType<typeof readDocumentSources>>[0];
const FILE = pdfFile(DOCUMENT);

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  writeFile('content/documents/printed.json', '{}');
  jest.mocked(readDocumentSources).mockResolvedValue([DOCUMENT]);
  jest.mocked(staleDocuments).mockResolvedValue([DOCUMENT]);
  jest.mocked(ensureBrowser).mockReturnValue('/installed');
  launch.mockResolvedValue({ close } as never);
  const printed = { bytes: new Uint8Array([1]), pages: 8, cover: Buffer.from('cover') };
  jest.mocked(printDocument).mockResolvedValue(printed);
});

it('prints what changed with the browser that is there or was installed for it', async () => {
  await buildDocuments({ keepOld: true });
  expect(launch).toHaveBeenCalledWith(expect.objectContaining({ executablePath: '/installed' }));
  expect([...readFileSync(FILE)]).toEqual([1]);
  expect(close).toHaveBeenCalled();
});

const noBrowser = () => {
  throw new Error('找不到浏览器');
};

it.each([
  ['can be had', () => jest.mocked(ensureBrowser).mockImplementation(noBrowser), '找不到浏览器'],
  ['starts', () => launch.mockRejectedValue(new Error('libnss3')), 'libnss3'],
])(
  'keeps the old documents where no browser %s, unless there are none or it is asked to print',
  async (_case, prepare, why) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    prepare();
    await expect(buildDocuments({ keepOld: true })).rejects.toThrow(why);
    writeFile(FILE, 'old');
    await expect(buildDocuments()).rejects.toThrow(why);
    await buildDocuments({ keepOld: true });
    expect(readFileSync(FILE, 'utf8')).toBe('old');
    expect(warn.mock.calls.join()).toContain('white-paper.pdf');
  },
);

it('never keeps an old document whose content cannot be printed', async () => {
  writeFile(FILE, 'old');
  jest.mocked(printDocument).mockRejectedValue(new Error('几乎是空的'));
  await expect(buildDocuments({ keepOld: true })).rejects.toThrow('几乎是空的');
});
