import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { articleFiles, CONTENT_FOLDER, contentFiles, loadContent } from '@/lib/build/contentModules';
import type { Problem } from '@/lib/content/problem';
import { valuesIn } from '@/lib/content/valuesIn';
import { coverOf, isPicture, picturesInMarkdown } from '@/lib/pictures/collectPictures';

type Use = { picture: string; page: string; file: string; isCover: boolean };

const MAX_PAGES = 2;
const HOME_PAGE = '首页';
const HOME = /^(home\/.*|drones)$/;
const DRAFT = /^draft: true/m;
const NOT_COUNTED = /^(notFound\.|documents\/.*\.cover$|.*\.poster$)/;

async function usesIn(file: string, folder: string): Promise<Use[]> {
  const page = relative(folder, file).replace(/\.\w+$/, '');
  if (file.endsWith('.md')) {
    const source = readFileSync(file, 'utf8');
    const cover = coverOf(source);
    const pictures = DRAFT.test(source) ? [] : picturesInMarkdown(source);
    return pictures.map((picture) => ({ picture, page, file, isCover: picture === cover }));
  }
  const pictures = valuesIn(await loadContent(file)).flatMap(({ value, path }) =>
    isPicture(value) && !NOT_COUNTED.test([page, ...path].join('.')) ? value.file : [],
  );
  const shownOn = page.replace(HOME, HOME_PAGE);
  return [...new Set(pictures)].map((picture) => ({ picture, page: shownOn, file, isCover: false }));
}

/** Of several uses of a picture, the lowest rank keeps it. */
function rankOf({ page, isCover }: Use) {
  return isCover ? 2 : Number(page !== HOME_PAGE);
}

function problemOf({ picture, file, isCover }: Use, pages: readonly string[]): Problem {
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(picture));
  const advice = isCover ? '最好换一张封面' : '最多用在两个，请换一张';
  return {
    file,
    line: line + 1,
    column: (lines[line]?.indexOf(picture) ?? 0) + 1,
    message: `图片 ${picture} 用在 ${pages.length} 个页面（${pages.join('、')}），${advice}`,
    severity: isCover ? 'warning' : 'error',
  };
}

export async function pictureProblems(folder = CONTENT_FOLDER): Promise<Problem[]> {
  const files = [...contentFiles(folder), ...articleFiles(folder)];
  const uses = (await Promise.all(files.map((file) => usesIn(file, folder)))).flat();
  uses.sort((a, b) => rankOf(a) - rankOf(b));
  const pagesOf = new Map<string, Map<string, Use>>();
  for (const use of uses) {
    const pages = pagesOf.get(use.picture) ?? new Map<string, Use>();
    pagesOf.set(use.picture, pages.has(use.page) ? pages : pages.set(use.page, use));
  }
  return [...pagesOf.values()].flatMap((pages) =>
    [...pages.values()].slice(MAX_PAGES).map((use) => problemOf(use, [...pages.keys()])),
  );
}
