import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchBrowser } from '@/lib/build/browser';
import {
  coverFile,
  type DocumentSources,
  digest,
  PRINTED_FILE,
  pdfFile,
  readDocumentSources,
  readPrinted,
  sourcesDigest,
  staleDocuments,
} from '@/lib/build/documents/documentSources';
import { printPdf } from '@/lib/build/documents/printPdf';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import { runIfMain } from '@/lib/build/runIfMain';

const MEGABYTE = 1024 * 1024;
const OPTIONS = { all: { type: 'boolean' }, 'keep-old': { type: 'boolean' } } as const;

function write(file: string, content: Uint8Array | string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function print(browser: Browser, documents: DocumentSources[]) {
  const printed = readPrinted();
  for (const document of documents) {
    const { bytes, pages, cover } = await printPdf(browser, document);
    write(pdfFile(document), bytes);
    write(coverFile(document), cover);
    printed[document.content.file] = {
      sources: sourcesDigest(document),
      pdf: digest(bytes),
      cover: digest(cover),
      pages,
      megabytes: (bytes.length / MEGABYTE).toFixed(1),
    };
    console.log(`${pdfFile(document)}  ${pages} 页`);
  }
  write(PRINTED_FILE, `${JSON.stringify(printed, null, 2)}\n`);
  cpSync('public/documents', join(OUT_FOLDER, 'documents'), { recursive: true });
}

/** Prints to PDF what has changed since it was printed last, or everything. */
export async function buildDocuments({ all = false, 'keep-old': keepOld = false } = {}) {
  const documents = all ? await readDocumentSources() : await staleDocuments();
  if (!documents.length) return console.log('PDF 文件与内容一致');
  let browser: Browser;
  try {
    // Hinting is each machine's own: without it every Chromium sets the same lines and writes the same bytes.
    browser = await launchBrowser('--font-render-hinting=none');
  } catch (error) {
    const files = documents.map(pdfFile);
    if (!keepOld || !files.every((file) => existsSync(file))) throw error;
    const old = '这台机器不能重新排版 PDF，下列文件仍是旧的，构建继续；npm run release-check 不会放行：';
    return console.warn([(error as Error).message, old, ...files].join('\n  '));
  }
  await print(browser, documents).finally(() => browser.close());
}

void runIfMain(module, () => buildDocuments(parseArgs({ options: OPTIONS }).values));
