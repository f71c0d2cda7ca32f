import { existsSync } from 'node:fs';
import { proofreadingProblems } from '@/lib/build/checks/checkProofreading';
import { fieldLine, jsonLine } from '@/lib/build/checks/fieldLine';
import { BROKEN, jsonFault } from '@/lib/build/checks/jsonFault';
import { contentFiles, loadContent, loadSite, NEWS_FILE } from '@/lib/build/contentModules';
import { stalePdfs } from '@/lib/build/documents/printedDocuments';
import { runIfMain } from '@/lib/build/runIfMain';
import { ContentError, type ContentIssue } from '@/lib/content/defineContent';
import { annotation, type Problem, printProblem } from '@/lib/content/problem';
import {
  PublishedError,
  publishedAnnouncements,
  publishedBanners,
  secureCandidates,
} from '@/lib/content/publishedLists';
import { readText } from '@/lib/content/readText';
import type { Newsroom } from '@/lib/news/newsroom';

const LISTS = [publishedAnnouncements, publishedBanners, secureCandidates];
const STORED = /\b(?:file|film):\s*['"`](https:\/\/[^/'"`]+)/g;

function problemAt(file: string, message: string, line = 1, column = 1): Problem {
  return { file, line, column, message, severity: 'error' };
}

function issueProblem(file: string, { field, expected }: ContentIssue, source: string, line = 1) {
  const column = Math.max(0, source.split('\n')[line - 1]?.search(/\S/) ?? 0);
  return problemAt(file, field ? `${field}：${expected}` : expected, line, column + 1);
}

function loadingProblem(file: string, { message }: Error) {
  try {
    fieldLine(readText(file), []);
  } catch (error) {
    const { loc } = error as { loc?: { line: number; column: number } };
    if (loc) return problemAt(file, BROKEN, loc.line, loc.column + 1);
  }
  return problemAt(file, message);
}

/** The browser refuses films of any other host, and the privacy page promises that no picture comes from one. */
async function storageProblems(file: string) {
  const source = readText(file);
  const found = [...source.matchAll(STORED)];
  if (!found.length) return [];
  const { value } = (await loadSite()).storage;
  const message = value
    ? `图片和短片只能来自存储 ${value}`
    : 'content/site.ts 的 storage 没有写明存储，这个地址用不上';
  return found
    .filter(([, origin]) => origin !== value)
    .map(({ index }) => problemAt(file, message, source.slice(0, index).split('\n').length));
}

async function moduleProblems(file: string): Promise<Problem[]> {
  try {
    await loadContent(file);
    return await storageProblems(file);
  } catch (error) {
    // Every list is read by itself, whether or not a content file takes it up.
    if (error instanceof PublishedError) return [];
    if (!(error instanceof ContentError)) return [loadingProblem(file, error as Error)];
    const source = readText(file);
    return error.issues.map((issue) => issueProblem(file, issue, source, fieldLine(source, issue.path)));
  }
}

function listProblems(read: () => unknown): Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof PublishedError)) throw error;
    const { file, issues, source = '' } = error;
    const broken = existsSync(file) && jsonFault(source);
    if (broken) return [problemAt(file, broken.expected, broken.line, broken.column)];
    return issues.map((issue) =>
      issueProblem(file, issue, source, issue.path.length ? jsonLine(source, issue.path) : 1),
    );
  }
}

export async function contentProblems(files = contentFiles()): Promise<Problem[]> {
  const modules = await Promise.all(files.map(moduleProblems));
  return [...modules.flat(), ...LISTS.flatMap(listProblems)];
}

function printed(problems: readonly Problem[]) {
  const sourceOf = (file: string) => (existsSync(file) ? readText(file) : '');
  return problems.map((problem) => printProblem(problem, sourceOf(problem.file))).join('\n\n');
}

/** Prints what is only a reminder; what stops the build is for the caller to report. */
function errorReport(kind: string, problems: readonly Problem[], hint = '') {
  if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.log(annotation(problem));
  const reminders = problems.filter(({ severity }) => severity === 'warning');
  if (reminders.length) console.warn(`${kind}有 ${reminders.length} 处提醒：\n\n${printed(reminders)}\n`);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!errors.length) return '';
  const { size } = new Set(errors.map(({ file }) => file));
  return `${kind}有 ${errors.length} 处要改，在 ${size} 个文件里${hint}：\n\n${printed(errors)}`;
}

/** Only a reminder: PDFs are printed by hand, and an editor may have no browser for it. */
async function warnOfStalePdfs() {
  const pdfs = await stalePdfs();
  const advice = '在有浏览器的机器上运行 npm run documents，印出的文件一起提交';
  if (pdfs.length) console.warn(`有 ${pdfs.length} 份 PDF 比文字旧，${advice}：\n  ${pdfs.join('\n  ')}\n`);
}

async function checkContent() {
  const problems = await contentProblems();
  const reports = [errorReport('内容', problems)];
  // Language is read once the files can be read at all.
  if (!problems.length) {
    const hint = '，确有道理的，在上一行写明“校对：原词，理由”';
    reports.push(errorReport('校对', await proofreadingProblems(), hint));
  }
  if (problems.every(({ file }) => file !== NEWS_FILE)) {
    const { newsroom } = await loadContent<{ newsroom: Newsroom }>(NEWS_FILE);
    reports.push(errorReport('文章', newsroom.problems()));
  }
  const errors = reports.filter(Boolean);
  if (errors.length) throw new Error(errors.join('\n\n'));
  await warnOfStalePdfs();
  console.log(`内容检查通过：${contentFiles().length} 个文件和全部文章`);
}

void runIfMain(module, checkContent);
