import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { asScript } from '@/lib/build/asScript';
import { findBrowser } from '@/lib/build/browser';
import { printDocument } from '@/lib/build/documents/documentPress';
import {
  type DocumentSources,
  digest,
  pdfFile,
  printedFile,
  readDocumentSources,
  readPrinted,
  sourcesDigest,
  staleDocuments,
} from '@/lib/build/documents/documentSources';

const NO_BROWSER = [
  '这些文件的内容改过了，要重新排版成 PDF，但这台机器上没有浏览器：',
  '请安装 Chromium 后运行 npm run documents，并提交 public/documents 与 content/documents/printed.json。',
  'Documents are to be printed anew, and there is no browser: install Chromium, run npm run documents.',
].join('\n');

async function print(documents: DocumentSources[]) {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error([NO_BROWSER, ...documents.map((document) => `  ${pdfFile(document)}`)].join('\n'));
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const printed = readPrinted();
  for (const document of documents) {
    const file = pdfFile(document);
    const { bytes, pages } = await printDocument(browser, document);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    printed[document.content.file] = {
      sources: sourcesDigest(document),
      pdf: digest(bytes),
      pages,
      bytes: bytes.length,
    };
    console.log(`${file}  ${pages} 页  ${Math.round(bytes.length / 1024)} KB`);
  }
  await browser.close();
  const { path, text } = printedFile(printed);
  writeFileSync(path, text);
}

/** Prints to PDF what has changed since it was printed last, or everything. */
export async function buildDocuments({ everything = false } = {}) {
  const documents = everything ? await readDocumentSources() : await staleDocuments();
  if (documents.length) await print(documents);
  else console.log('PDF 文件与内容一致');
}

void asScript(module, () => buildDocuments({ everything: process.argv.includes('--all') }));
