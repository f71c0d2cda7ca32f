import { readFileSync } from 'node:fs';
import { loadContent } from '@/lib/build/contentModules';
import { PRINTED_FILE, readDocuments, readPrinted, stalePdfs } from '@/lib/build/documents/printedDocuments';
import { workInEmptyFolder, writeFile } from '@/lib/test/temporaryFolder';

const file = 'plan';
const site = Object.fromEntries(
  ['name', 'company', 'email', 'origin'].map((name) => [name, { status: 'placeholder', value: name }]),
);
const plan = { file, chapters: [{ title: '第一章' }] };

jest.mock('@/lib/build/contentModules', () => ({ loadContent: jest.fn(), loadSite: async () => site }));

describe('a PDF', () => {
  workInEmptyFolder();

  const use = (document: unknown) =>
    jest.mocked(loadContent).mockResolvedValue({ documents: [document] } as never);

  beforeEach(async () => {
    use(plan);
    const [printed] = await readDocuments();
    writeFile(PRINTED_FILE, JSON.stringify({ [file]: { words: printed?.words } }));
  });

  it('is stale when a word of its content has changed, and when it was never printed', async () => {
    expect(await stalePdfs()).toEqual([]);
    use({ ...plan, chapters: [{ title: '第二章' }] });
    expect(await stalePdfs()).toEqual(['public/documents/plan.pdf']);
    use(plan);
    writeFile(PRINTED_FILE, '{}');
    expect(await stalePdfs()).toEqual(['public/documents/plan.pdf']);
  });
});

it('the PDFs have one paper size, title, language, tags, bookmarks and embedded fonts', () => {
  for (const name of Object.keys(readPrinted())) {
    const pdf = readFileSync(`public/documents/${name}.pdf`, 'latin1');
    expect(new Set(pdf.match(/\/MediaBox \[[^\]]*\]/g)).size).toBe(1);
    expect(pdf).toMatch(/\/Title <FEFF[0-9A-F]+>/);
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('/Lang (zh-CN)');
    for (const entry of ['/StructTreeRoot', '/Outlines']) expect(pdf).toContain(entry);
    const fonts = pdf.match(/\/FontName \/[\w+-]+/g) ?? [];
    expect(fonts.length).toBeGreaterThanOrEqual(3);
    for (const font of fonts) expect(font).toMatch(/[A-Z]{6}\+(NotoSansSC|LiberationSans|BarlowCondensed)/);
  }
});
