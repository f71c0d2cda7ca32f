import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { articleFiles, CONTENT_FOLDER, contentFiles, loadContent } from '@/lib/build/contentModules';
import type { Problem } from '@/lib/content/problem';
import { valuesIn } from '@/lib/content/valuesIn';
import { coverOf, isPicture, picturesInMarkdown } from '@/lib/pictures/collectPictures';

type Use = { picture: string; page: string; file: string; isCover: boolean };

const MAX_PAGES = 2;
const HOME_PAGE = '首页';
const HOME = /^(home\/|drones$)/;
const DRAFT = /^draft: true/m;
const NOT_COUNTED = /^(notFound\.|documents\/.*\.cover$|.*\.poster$)/;

function pageOf(file: string, folder: string) {
  return relative(folder, file).replace(/\.\w+$/, '');
}

async function usesInModule(file: string, folder: string): Promise<Use[]> {
  const page = pageOf(file, folder);
  const pictures = valuesIn(await loadContent(file)).flatMap(({ value, path }) =>
    isPicture(value) && !NOT_COUNTED.test([page, ...path].join('.')) ? value.file : [],
  );
  const shownOn = HOME.test(page) ? HOME_PAGE : page;
  return [...new Set(pictures)].map((picture) => ({ picture, page: shownOn, file, isCover: false }));
}

function usesInArticle(file: string, folder: string): Use[] {
  const source = readFileSync(file, 'utf8');
  if (DRAFT.test(source)) return [];
  const cover = coverOf(source);
  const page = pageOf(file, folder);
  return picturesInMarkdown(source).map((picture) => ({ picture, page, file, isCover: picture === cover }));
}

/** The lowest has the best right to its picture. */
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

/** The same picture on page after page looks like a site that has no more of them. */
export async function pictureProblems(folder = CONTENT_FOLDER): Promise<Problem[]> {
  const modules = await Promise.all(contentFiles(folder).map((file) => usesInModule(file, folder)));
  const articles = articleFiles(folder).map((file) => usesInArticle(file, folder));
  const uses = [...modules, ...articles].flat().sort((a, b) => rankOf(a) - rankOf(b));
  return [...new Set(uses.map(({ picture }) => picture))].flatMap((picture) => {
    const own = uses.filter((use) => use.picture === picture);
    const pages = [...new Set(own.map(({ page }) => page))];
    const further = pages.slice(MAX_PAGES);
    return own
      .filter(
        ({ page }, index) => further.includes(page) && own.findIndex((use) => use.page === page) === index,
      )
      .map((use) => problemOf(use, pages));
  });
}
