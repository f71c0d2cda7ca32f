import { existsSync } from 'node:fs';
import { proofreadingDiagnostics } from '@/lib/build/checks/checkProofreading';
import { findPlaceholders } from '@/lib/build/checks/releaseCheck';
import { fieldLine, syntaxFault } from '@/lib/build/checks/sourcePlaces';
import { contentFiles, loadContent, loadSite, NEWS_FILE } from '@/lib/build/contentModules';
import { stalePdfs } from '@/lib/build/documents/printedDocuments';
import { runIfMain } from '@/lib/build/runIfMain';
import type { ContentError, FieldDiagnostic } from '@/lib/content/defineContent';
import { annotation, type Diagnostic, printDiagnostic } from '@/lib/content/diagnostic';
import { publishedAnnouncements, publishedBanners, secureApiServers } from '@/lib/content/publishedLists';
import { readText } from '@/lib/content/readText';
import type { Articles } from '@/lib/news/articles';

const LISTS = [publishedAnnouncements, publishedBanners, secureApiServers];
const REMOTE_FILE = /\b(?:file|film):\s*['"`](https:\/\/[^/'"`]+)/g;

function diagnosticAt(file: string, message: string, line = 1, column = 1): Diagnostic {
  return { file, line, column, message, severity: 'error' };
}

function fieldDiagnostic(file: string, { field, expected, path }: FieldDiagnostic, source: string) {
  const line = fieldLine(source, path);
  const column = Math.max(0, source.split('\n')[line - 1]?.search(/\S/) ?? 0);
  return diagnosticAt(file, field ? `${field}：${expected}` : expected, line, column + 1);
}

/** The policy refuses films of other hosts, and the privacy page promises that no picture comes from one. */
async function moduleDiagnostics(file: string) {
  await loadContent(file);
  const source = readText(file);
  const found = [...source.matchAll(REMOTE_FILE)];
  if (!found.length) return [];
  const { value } = (await loadSite()).storage;
  const message = value
    ? `图片和短片只能来自存储 ${value}`
    : 'content/site.ts 的 storage 没有写明存储，这个地址用不上';
  return found
    .filter(([, origin]) => origin !== value)
    .map(({ index }) => diagnosticAt(file, message, source.slice(0, index).split('\n').length));
}

/** The file whose content is at fault: an error passes through every file that imports it. Its words may name others. */
function faultyFile({ stack = '', message }: Error, files: readonly string[]) {
  if (message.startsWith('Transform failed')) return files.find((file) => message.includes(`/${file}:`));
  const trace = String(stack.match(/^ +at .*/gm)).replaceAll('\\', '/');
  const [nearest] = files
    .filter((file) => trace.includes(file))
    .sort((a, b) => trace.indexOf(a) - trace.indexOf(b));
  return nearest;
}

/** Why a module, or the published list that the error names, could not be read. */
async function readingDiagnostics({ message, issues, file }: ContentError, module = '') {
  const place = file || module;
  const isThere = existsSync(place);
  const source = isThere ? readText(place) : '';
  const fault = isThere && (await syntaxFault(source, module ? 'ts' : 'json'));
  if (fault) return [diagnosticAt(place, fault.expected, fault.line, fault.column)];
  return issues?.map((issue) => fieldDiagnostic(place, issue, source)) ?? [diagnosticAt(place, message)];
}

export async function contentDiagnostics(files = contentFiles()): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  // One after another: Node 20 loses the error of a module that throws while two others import it.
  for (const file of files) {
    const diagnostics = await moduleDiagnostics(file).catch((error: ContentError) => {
      // The faults of a list or of an imported module are reported once, not for each module that needs it.
      const isOfAnother = error.file || (faultyFile(error, files) ?? file) !== file;
      return isOfAnother ? [] : readingDiagnostics(error, file);
    });
    found.push(...diagnostics);
  }
  for (const read of LISTS) {
    try {
      read();
    } catch (error) {
      found.push(...(await readingDiagnostics(error as ContentError)));
    }
  }
  return found;
}

function printed(diagnostics: readonly Diagnostic[]) {
  const sourceOf = (file: string) => (existsSync(file) ? readText(file) : '');
  return diagnostics.map((diagnostic) => printDiagnostic(diagnostic, sourceOf(diagnostic.file))).join('\n\n');
}

/** Prints the reminders and returns the errors as text. */
function errorReport(kind: string, diagnostics: readonly Diagnostic[], hint = '') {
  if (process.env.GITHUB_ACTIONS) for (const diagnostic of diagnostics) console.log(annotation(diagnostic));
  const reminders = diagnostics.filter(({ severity }) => severity === 'warning');
  const { length } = reminders;
  if (length) console.warn(`${kind}：${length} 处提醒 / ${length} reminders\n\n${printed(reminders)}\n`);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (!errors.length) return '';
  const { size } = new Set(errors.map(({ file }) => file));
  const counted = `${errors.length} 处要改，在 ${size} 个文件里 / ${errors.length} to mend in ${size} files`;
  return `${kind}：${counted}${hint}\n\n${printed(errors)}`;
}

/** Neither stale PDFs nor placeholders stop a build. */
async function remind() {
  const pdfs = await stalePdfs();
  const advice = '请运行 npm run documents，一起提交 / PDFs older than their words: run it and commit';
  if (pdfs.length) console.warn(`${pdfs.length} 份 PDF 比文字旧，${advice}\n  ${pdfs.join('\n  ')}\n`);
  const { length } = await findPlaceholders();
  if (length) console.warn(`${length} 处占位内容 / placeholders: npm run release-check`);
}

export async function checkContent() {
  const diagnostics = await contentDiagnostics();
  const reports = [errorReport('内容 / content', diagnostics)];
  // Proof-reading needs files that load.
  if (!diagnostics.length) {
    const hint = '\n确有道理的，在上一行写明“校对：原词，理由” / with good reason, say it in the line above';
    reports.push(errorReport('校对 / proof-reading', await proofreadingDiagnostics(), hint));
  }
  if (diagnostics.every(({ file }) => file !== NEWS_FILE)) {
    const { articles } = await loadContent<{ articles: Articles }>(NEWS_FILE);
    reports.push(errorReport('文章 / articles', articles.diagnostics()));
  }
  const errors = reports.filter(Boolean);
  if (errors.length) throw new Error(errors.join('\n\n'));
  await remind();
  const { length } = contentFiles();
  console.log(`内容检查通过：${length} 个文件和全部文章 / ${length} files and all articles are well`);
}

void runIfMain(module, checkContent);
