import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser } from '@/lib/build/browser';
import { printDocument } from '@/lib/build/documents/documentPress';
import {
  coverFile,
  type DocumentSources,
  digest,
  inMegabytes,
  pdfFile,
  printedFile,
  readDocumentSources,
  readPrinted,
  sourcesDigest,
  staleDocuments,
} from '@/lib/build/documents/documentSources';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import { runIfMain } from '@/lib/build/runIfMain';

const PDF_FOLDER = 'public/documents';

async function openBrowser() {
  // Hinting is each machine's own: without it every Chromium sets the same lines and writes the same bytes.
  const args = ['--no-sandbox', '--font-render-hinting=none'];
  return chromium.launch({ executablePath: ensureBrowser(), args });
}

function keptAsTheyWere(documents: DocumentSources[], reason: unknown) {
  if (!documents.every((document) => existsSync(pdfFile(document)))) throw reason;
  console.warn(reason instanceof Error ? reason.message : reason);
  console.warn(
    [
      '这台机器不能重新排版 PDF，下列文件仍是旧的，构建继续；npm run release-check 不会放行：',
      ...documents.map((document) => `  ${pdfFile(document)}`),
    ].join('\n'),
  );
}

async function print(browser: Browser, documents: DocumentSources[]) {
  const printed = readPrinted();
  for (const [index, document] of documents.entries()) {
    const file = pdfFile(document);
    const { bytes, pages, cover } = await printDocument(browser, document);
    for (const [path, content] of [
      [file, bytes],
      [coverFile(document), cover],
    ] as const) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
    printed[document.content.file] = {
      sources: sourcesDigest(document),
      pdf: digest(bytes),
      cover: digest(cover),
      pages,
      megabytes: inMegabytes(bytes),
    };
    console.log(
      `${index + 1}/${documents.length}  ${file}  ${pages} 页  ${Math.round(bytes.length / 1024)} KB`,
    );
  }
  const { path, text } = printedFile(printed);
  writeFileSync(path, text);
  cpSync(PDF_FOLDER, join(OUT_FOLDER, 'documents'), { recursive: true });
}

type PrintingOptions = { everything?: boolean; keepOld?: boolean };

/** Prints to PDF what has changed since it was printed last, or everything. */
export async function buildDocuments({ everything = false, keepOld = false }: PrintingOptions = {}) {
  const documents = everything ? await readDocumentSources() : await staleDocuments();
  if (!documents.length) return console.log('PDF 文件与内容一致');
  let browser: Browser;
  try {
    browser = await openBrowser();
  } catch (error) {
    if (!keepOld) throw error;
    return keptAsTheyWere(documents, error);
  }
  try {
    await print(browser, documents);
  } finally {
    await browser.close();
  }
}

void runIfMain(module, () =>
  buildDocuments({
    everything: process.argv.includes('--all'),
    keepOld: process.argv.includes('--keep-old'),
  }),
);
