import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inParallel } from '@/lib/build/inParallel';
import {
  describePicture,
  encodePicture,
  type Original,
  type PictureFile,
  readOriginal,
  widthsFor,
} from '@/lib/build/pictures/pictureEncoder';
import { PICTURE_FOLDER } from '@/lib/build/pictures/pictureFolder';
import { usedPictures } from '@/lib/build/pictures/usedPictures';
import { runIfMain } from '@/lib/build/runIfMain';
import {
  addressAt,
  FORMATS,
  MANIFEST_FILE,
  type PictureEntry,
  type PictureManifest,
} from '@/lib/pictures/pictureManifest';

type WantedPicture = { original: Original; files: PictureFile[] };

function earlierManifest(): string {
  return existsSync(MANIFEST_FILE) ? readFileSync(MANIFEST_FILE, 'utf8') : '';
}

function parsed(manifest: string): PictureManifest {
  try {
    return JSON.parse(manifest);
  } catch {
    return {};
  }
}

async function describeAll(originals: Original[], earlier: PictureManifest): Promise<PictureManifest> {
  const entries = new Map<string, PictureEntry>();
  await inParallel(originals, async (original) => {
    const { key } = original.picture;
    const known = earlier[key];
    const entry = known?.base === original.base ? known : await describePicture(original);
    entries.set(key, { ...entry, widths: widthsFor(entry.width) });
  });
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function filesOf(entry: PictureEntry): PictureFile[] {
  return FORMATS.flatMap((format) =>
    entry.widths[format].map((width) => ({ name: basename(addressAt(entry, width, format)), width, format })),
  );
}

/**
 * Writes what pages say of every picture that the content names: their sizes, and addresses that change with the
 * original and the way it is encoded. So pages can be built before the pictures; what none names any longer is deleted.
 */
export async function namePictures(): Promise<WantedPicture[]> {
  const originals = (await usedPictures()).map(readOriginal);
  const earlier = earlierManifest();
  const manifest = await describeAll(originals, parsed(earlier));
  const wanted = originals.flatMap((original) => {
    const entry = manifest[original.picture.key];
    return entry ? { original, files: filesOf(entry) } : [];
  });
  mkdirSync(PICTURE_FOLDER, { recursive: true });
  mkdirSync(dirname(MANIFEST_FILE), { recursive: true });
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  // Pages may be reading it just now.
  if (text !== earlier) writeFileSync(MANIFEST_FILE, text);
  const names = new Set(wanted.flatMap(({ files }) => files.map(({ name }) => name)));
  for (const file of readdirSync(PICTURE_FOLDER)) if (!names.has(file)) rmSync(join(PICTURE_FOLDER, file));
  return wanted;
}

/** In one move into the folder, which may be copied just now. */
function writeWhole(name: string, bytes: Buffer) {
  const partial = join(dirname(MANIFEST_FILE), `${name}.part`);
  writeFileSync(partial, bytes);
  renameSync(partial, join(PICTURE_FOLDER, name));
}

export async function buildPictures() {
  const wanted = await namePictures();
  const present = new Set(readdirSync(PICTURE_FOLDER));
  const missing = wanted
    .map(({ original, files }) => ({ original, files: files.filter(({ name }) => !present.has(name)) }))
    .filter(({ files }) => files.length);
  const count = missing.flatMap(({ files }) => files).length;
  await inParallel(missing, ({ original, files }) =>
    encodePicture(original, files, ({ name }, bytes) => writeWhole(name, bytes)),
  );
  const all = wanted.flatMap(({ files }) => files).length;
  console.info(`图片：共 ${wanted.length} 张、${all} 个文件，新生成 ${count} 个`);
}

void runIfMain(module, () => (process.argv.includes('--names') ? namePictures() : buildPictures()));
