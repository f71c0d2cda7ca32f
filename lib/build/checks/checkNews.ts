import { readFileSync } from 'node:fs';
import { loadContent } from '@/lib/build/contentModules';
import { annotation, type Problem, printProblem } from '@/lib/content/problem';
import type { Newsroom } from '@/lib/news/newsroom';

export const NEWS_FILE = 'content/news.ts';

export function annotate(problems: readonly Problem[]) {
  if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.log(annotation(problem));
}

export function printed(problems: readonly Problem[]) {
  return problems.map((problem) => printProblem(problem, readFileSync(problem.file, 'utf8'))).join('\n\n');
}

export function newsReport(problems: readonly Problem[]) {
  const files = new Set(problems.map(({ file }) => file)).size;
  return `文章有 ${problems.length} 处要改，在 ${files} 个文件里：\n\n${printed(problems)}`;
}

export async function newsProblems(): Promise<Problem[]> {
  const { newsroom } = await loadContent(NEWS_FILE);
  const problems = (newsroom as Newsroom).problems();
  annotate(problems);
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (warnings.length) console.warn(`文章有 ${warnings.length} 处提醒：\n\n${printed(warnings)}\n`);
  return problems.filter(({ severity }) => severity === 'error');
}
