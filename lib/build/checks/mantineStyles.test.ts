import { readFileSync } from 'node:fs';
import { outFiles } from '@/lib/build/outFiles';

const TOKENS = readFileSync('app/tokens.css', 'utf8');
const SHEET = /@mantine\/[a-z]+\/styles\/\w+\.layer\.css/g;
/** A variable with a fallback may be missing, and the dark scheme is never used. */
const ASKED = /var\((--mantine-(?!color-dark)[\w-]+)\)/g;

const sources = outFiles('components').filter((file) => /\.tsx?$/.test(file));
const sheets = new Set(
  sources.flatMap((file) => readFileSync(`components/${file}`, 'utf8').match(SHEET) ?? []),
);

test('each Mantine style sheet is imported in one place', () => {
  const { size } = sheets;
  const imports = sources.flatMap((file) => readFileSync(`components/${file}`, 'utf8').match(SHEET) ?? []);
  expect(size).toBeGreaterThan(0);
  expect(imports).toHaveLength(size);
  expect(readFileSync(`node_modules/${imports[0]}`, 'utf8')).toMatch(ASKED);
});

test.each([...sheets])('every variable that %s uses is among the tokens', (sheet) => {
  const css = readFileSync(`node_modules/${sheet}`, 'utf8');
  const asked = new Set([...css.matchAll(ASKED)].map(([, name]) => name));
  expect([...asked].filter((name) => !TOKENS.includes(`${name}:`))).toEqual([]);
});
