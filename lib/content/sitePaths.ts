import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@/lib/content/nearest';

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

function isPublicFile(path: string) {
  return Boolean(statSync(join('public', path), { throwIfNoEntry: false })?.isFile());
}

export type SitePaths = {
  leadsSomewhere: (path: string) => boolean;
  meantBy: (path: string) => string | undefined;
};

export function sitePaths(furtherPages: readonly string[]): SitePaths {
  const pages = new Set([...staticRoutes(), ...furtherPages]);
  return {
    leadsSomewhere: (path) => pages.has(path) || pages.has(`${path}/`) || isPublicFile(path),
    meantBy: (path) => nearest(path, [...pages]),
  };
}
