import { readFileSync } from 'node:fs';
import { annotate, NEWS_FILE, newsProblems, newsReport, printed } from '@/lib/build/checks/checkNews';
import { pictureProblems } from '@/lib/build/checks/checkPictures';
import { proofProblems } from '@/lib/build/checks/checkProof';
import { fieldLine, jsonLine } from '@/lib/build/checks/fieldLine';
import { BROKEN, jsonFault } from '@/lib/build/checks/jsonFault';
import { contentFiles, loadContent } from '@/lib/build/contentModules';
import { runIfMain } from '@/lib/build/runIfMain';
import { ContentError } from '@/lib/content/defineContent';
import type { Problem } from '@/lib/content/problem';
import {
  checkCandidates,
  PublishedError,
  publishedAnnouncements,
  publishedBanners,
} from '@/lib/content/publishedLists';
import type { Site } from '@/lib/schema/site';

export type ContentFault = {
  file: string;
  line?: number;
  column?: number;
  field?: string;
  expected: string;
};

const LISTS = [publishedAnnouncements, publishedBanners, checkCandidates];

function syntaxFault(file: string): ContentFault | undefined {
  try {
    fieldLine(readFileSync(file, 'utf8'), []);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) return undefined;
    const { line } = (error as SyntaxError & { loc: { line: number } }).loc;
    return { file, line, expected: BROKEN };
  }
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

function listFaults({ file, issues, source }: PublishedError): ContentFault[] {
  const broken = source === undefined ? undefined : jsonFault(source);
  if (broken) return [{ file, ...broken }];
  return issues.map(({ path, field, expected }) => ({
    file,
    line: source && path.length ? jsonLine(source, path) : undefined,
    field,
    expected,
  }));
}

function faultsIn(file: string, error: unknown): ContentFault[] {
  // Every list is read by itself, whether or not a content file takes it up.
  if (error instanceof PublishedError) return [];
  if (error instanceof ContentError) {
    const source = readFileSync(file, 'utf8');
    return error.issues.map(({ path, field, expected }) => ({
      file,
      line: fieldLine(source, path),
      field,
      expected,
    }));
  }
  const syntax = syntaxFault(file);
  if (syntax) return [syntax];
  return [{ file, expected: messageOf(error) }];
}

async function checkModule(file: string): Promise<ContentFault[]> {
  try {
    await loadContent(file);
    return await storageFaults(file);
  } catch (error) {
    return faultsIn(file, error);
  }
}

function checkList(read: () => unknown): ContentFault[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof PublishedError) return listFaults(error);
    throw error;
  }
}

const STORED = /\b(?:file|film):\s*['"`](https:\/\/[^/'"`]+)/g;

/** The browser refuses films of any other host, and the privacy page promises that no picture comes from one. */
async function storageFaults(file: string): Promise<ContentFault[]> {
  const source = readFileSync(file, 'utf8');
  const found = [...source.matchAll(STORED)];
  if (!found.length) return [];
  const { site } = (await loadContent('content/site.ts')) as { site: Site };
  return found
    .filter(([, origin]) => origin !== site.storage.value)
    .map(({ index }) => ({
      file,
      line: source.slice(0, index).split('\n').length,
      expected: site.storage.value
        ? `图片和短片只能来自存储 ${site.storage.value}`
        : 'content/site.ts 的 storage 没有写明存储，这个地址用不上',
    }));
}

export async function contentFaults(files = contentFiles()): Promise<ContentFault[]> {
  const modules = await Promise.all(files.map(checkModule));
  return [...modules.flat(), ...LISTS.flatMap(checkList)];
}

export function faultReport(faults: readonly ContentFault[]) {
  const files = [...new Set(faults.map(({ file }) => file))];
  const blocks = files.map((file) => {
    const lines = faults
      .filter((fault) => fault.file === file)
      .map(({ line, column, field, expected }) => {
        const place = [line && `第 ${line} 行${column ? `第 ${column} 列` : ''}`, field]
          .filter(Boolean)
          .join(' ');
        return `  ${place ? `${place}：` : ''}${expected}`;
      });
    return [file, ...lines].join('\n');
  });
  return [`内容有 ${faults.length} 处要改，在 ${files.length} 个文件里：`, ...blocks].join('\n\n');
}

function asProblem({ file, line = 1, column = 1, field, expected }: ContentFault): Problem {
  const message = field ? `${field}：${expected}` : expected;
  return { file, line, column, message, severity: 'error' };
}

/** Prints what is only a reminder; what stops the build is for the caller to report. */
function errorReport(kind: string, problems: readonly Problem[], hint = '') {
  annotate(problems);
  const reminders = problems.filter(({ severity }) => severity === 'warning');
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (reminders.length) console.warn(`${kind}有 ${reminders.length} 处提醒：\n\n${printed(reminders)}\n`);
  return errors.length ? `${kind}有 ${errors.length} 处要改${hint}：\n\n${printed(errors)}` : '';
}

/** What is wrong with language and pictures, once the files can be read at all. */
async function furtherReports() {
  return [
    errorReport('校对', await proofProblems(), '，确有道理的，在上一行写明“校对：原词，理由”'),
    errorReport('图片', await pictureProblems()),
  ];
}

export async function checkContent() {
  const faults = await contentFaults();
  annotate(faults.map(asProblem));
  const problems = faults.some(({ file }) => file === NEWS_FILE) ? [] : await newsProblems();
  const reports = [
    ...(faults.length ? [faultReport(faults)] : await furtherReports()),
    problems.length ? newsReport(problems) : '',
  ].filter(Boolean);
  if (reports.length) throw new Error(reports.join('\n\n'));
  console.log(`内容检查通过：${contentFiles().length} 个文件和全部文章`);
}

void runIfMain(module, checkContent);
