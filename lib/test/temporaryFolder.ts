import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Inside the project, so that modules in it find the packages. */
const PARENT = resolve('.cache');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function writeFile(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

export function temporaryFolder(files: Record<string, string> = {}) {
  mkdirSync(PARENT, { recursive: true });
  const folder = mkdtempSync(join(PARENT, 'test-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFile(join(folder, name), text);
  return folder;
}

export function workInEmptyFolder() {
  const home = process.cwd();
  beforeEach(() => process.chdir(temporaryFolder()));
  afterEach(() => process.chdir(home));
}
