import { readFileSync } from 'node:fs';

/** A file that editors write, without the byte-order mark that Notepad puts before it. */
export const readText = (file: string) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
