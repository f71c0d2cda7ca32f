import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { closestWord } from '@/lib/content/closestWord';

function staticRoutes() {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/').replace(/\[\[.*\]\]\//, ''))
    .filter((file) => !file.includes('['))
    .flatMap((file) => {
      const [, folder, kind] = /^(.*?)\/?(page|route)\.tsx?$/.exec(file) ?? [];
      if (folder === undefined) return [];
      return [kind === 'page' && folder ? `/${folder}/` : `/${folder}`];
    });
}

/** A document's page is named as its content file. */
function documentRoutes() {
  const files = readdirSync('content/documents').filter((name) => name.endsWith('.ts'));
  return files.map((name) => `/documents/${basename(name, '.ts')}/`);
}

export type SitePaths = ReturnType<typeof sitePaths>;

export function sitePaths(furtherPages: readonly string[]) {
  const pages = new Set([...staticRoutes(), ...documentRoutes(), ...furtherPages]);
  const isPublicFile = (path: string) => statSync(join('public', path), { throwIfNoEntry: false })?.isFile();
  return {
    leadsSomewhere: (path: string) => pages.has(path) || pages.has(`${path}/`) || isPublicFile(path),
    meantBy: (path: string) => closestWord(path, [...pages]),
  };
}
