import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';

/** By their paths in the project; pictures, too, as the bytes that they are. */
export type Files = Record<string, Buffer>;

type Given = readonly (readonly [path: string, base64: string])[];

/** Puts the files into the browser's private file system, which stands in for a folder of the editor's machine. */
export async function fillFolder(page: Page, files: Files) {
  const given: Given = Object.entries(files).map(([path, bytes]) => [path, bytes.toString('base64')]);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.evaluate(async (given) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, base64] of given) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
      await file.close();
    }
  }, given);
}

/** What the folder holds now. */
export async function readFolder(page: Page): Promise<Files> {
  const found: Given = await page.evaluate(async () => {
    const files: [string, string][] = [];
    const folders: [string, FileSystemDirectoryHandle][] = [['', await navigator.storage.getDirectory()]];
    for (const [path, folder] of folders) {
      for await (const handle of folder.values()) {
        if (handle.kind === 'directory') folders.push([`${path}${handle.name}/`, handle]);
        else {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          files.push([
            path + handle.name,
            btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
          ]);
        }
      }
    }
    return files;
  });
  return Object.fromEntries(found.map(([path, base64]) => [path, Buffer.from(base64, 'base64')]));
}

const LINKED = ['app', 'components', 'lib', 'node_modules', 'package.json', 'tsconfig.json'];

/** Runs `npm run check:content` on a project of which these files were written anew; gives what it says. */
export async function checkContentOf(files: Files) {
  mkdirSync('.cache', { recursive: true });
  const project = mkdtempSync('.cache/desk-project-');
  for (const part of LINKED) symlinkSync(resolve(part), join(project, part));
  cpSync('content', join(project, 'content'), { recursive: true });
  mkdirSync(join(project, 'public'));
  for (const entry of readdirSync('public').filter((name) => !name.endsWith('.json'))) {
    symlinkSync(resolve('public', entry), join(project, 'public', entry));
  }
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), bytes);
  }
  const tsx = resolve('node_modules/.bin/tsx');
  const run = promisify(execFile)(tsx, ['lib/build/checks/checkContent.ts'], { cwd: project });
  const said = await run.catch((failed: { stdout: string; stderr: string }) => failed);
  rmSync(project, { recursive: true });
  return said.stdout + said.stderr;
}
