/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { outFiles } from '@/lib/build/outFiles';

/** What the files of a folder may import; the most exact folder counts. `~` is the area the file lies in. */
const ARROWS: Record<string, string[]> = {
  app: ['app', 'components', 'content', 'lib'],
  components: ['~', 'components/ui', 'lib'],
  content: ['lib', 'content/terms'],
  lib: ['lib'],
  'lib/build': ['lib', 'lib/build'],
  'lib/test': ['lib', 'lib/build', 'lib/test'],
  e2e: ['e2e', 'content', 'lib', 'lib/build'],
};
/** Packages that only these folders know. */
const KEPT_IN: Record<string, string[]> = {
  zod: ['lib/schema', 'lib/content', 'lib/news/newsFrontMatter', 'lib/build'],
  'next/link': ['components/ui/SiteLink'],
};

const IMPORT = /^(?:import|export)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm;
const SOURCE = /\.tsx?$/;
const HOOK = /\/use[A-Z][^/]*$/;
const DRAWING = /\.tsx$/;

type Source = { file: string; text: string; imports: string[] };

function sourcesOf(folder: string): Source[] {
  return outFiles(folder)
    .filter((file) => SOURCE.test(file))
    .map((name) => {
      const file = `${folder}/${name}`;
      const text = readFileSync(file, 'utf8');
      return { file, text, imports: [...text.matchAll(IMPORT)].map((found) => found.slice(1).join('')) };
    });
}

function under(path: string, folder: string) {
  return path === folder || path.startsWith(`${folder}/`) || path.replace(SOURCE, '') === folder;
}

/** The longest of the folders that the path lies in. */
function innermost(path: string, folders: string[]) {
  return folders.filter((folder) => under(path, folder)).sort((a, b) => b.length - a.length)[0];
}

function areaOf(file: string) {
  return file.split('/').slice(0, 2).join('/');
}

function isAllowed(file: string, target: string) {
  const from = innermost(file, Object.keys(ARROWS)) ?? '';
  const allowed = (ARROWS[from] ?? []).map((folder) => (folder === '~' ? areaOf(file) : folder));
  const kept = innermost(target, ['lib/build', 'lib/test', ...allowed]);
  return kept !== undefined && allowed.includes(kept);
}

function faultsOf({ file, text, imports }: Source) {
  const isTest = file.includes('.test.');
  const paths = imports.flatMap((name) => (name.startsWith('@/') ? [name.slice(2)] : []));
  const stray = isTest ? [] : paths.filter((path) => !isAllowed(file, path));
  const beside = file.startsWith('e2e/') ? /^\.\.\// : /^\.\.?\/(?!.*\.css$)/;
  const relative = imports.filter((name) => beside.test(name));
  const kept = Object.entries(KEPT_IN).flatMap(([name, folders]) =>
    imports.includes(name) && !innermost(file, folders) && !isTest ? [name] : [],
  );
  const inHooks = file.startsWith('lib/') && !isTest && !HOOK.test(file) && !DRAWING.test(file);
  const react = inHooks && imports.includes('react') ? ['react'] : [];
  const client = HOOK.test(file) && text.startsWith("'use client'") ? ['use client'] : [];
  return [...stray, ...relative, ...kept, ...react, ...client].map((name) => `${file} → ${name}`);
}

test.each(['app', 'components', 'content', 'lib', 'e2e'])(
  '%s imports only where the arrows lead',
  (folder) => {
    const sources = sourcesOf(folder);
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.flatMap(faultsOf)).toEqual([]);
  },
);
