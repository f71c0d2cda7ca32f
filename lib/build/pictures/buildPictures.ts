import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { articleFiles, CONTENT_FOLDER, contentFiles, loadContent } from '@/lib/build/contentModules';
import { inParallel } from '@/lib/build/inParallel';
import {
  describePicture,
  encodePicture,
  type PictureFile,
  readOriginal,
  type UsedPicture,
} from '@/lib/build/pictures/pictureEncoder';
import { widthsFor } from '@/lib/build/pictures/pictureSettings';
import { runIfMain } from '@/lib/build/runIfMain';
import { coverOf, picturesIn, picturesInMarkdown, socialImagesIn } from '@/lib/pictures/collectPictures';
import {
  addressAt,
  FORMATS,
  MANIFEST_FILE,
  type PictureEntry,
  type PictureManifest,
  pictureKey,
  SOCIAL_CROP,
} from '@/lib/pictures/pictureManifest';
import { isRemote, MEDIA_FOLDER } from '@/lib/schema/shared';

const PICTURE_FOLDER = 'public/pictures';

async function shownBy(page: string): Promise<Omit<UsedPicture, 'key'>[]> {
  if (page.endsWith('.md')) {
    const source = readFileSync(page, 'utf8');
    const pictures = picturesInMarkdown(source).map((file) => ({ file }));
    const cover = coverOf(source);
    return cover ? [...pictures, { file: cover, crop: SOCIAL_CROP }] : pictures;
  }
  const content = await loadContent(page).catch((cause: Error) => {
    throw new Error(`${page} 有误 / has faults:\n${cause.message}`, { cause });
  });
  const pictures = picturesIn({ ...content }).filter(({ file }) => !isRemote(file));
  return [
    ...pictures.flatMap(({ file, phone }) => [{ file }, ...(phone ? [{ file, crop: phone }] : [])]),
    ...socialImagesIn({ ...content }).map((file) => ({ file, crop: SOCIAL_CROP })),
  ];
}

async function usedPictures(): Promise<UsedPicture[]> {
  const used = new Map<string, UsedPicture>();
  for (const page of [...articleFiles(CONTENT_FOLDER), ...contentFiles()]) {
    for (const { file, crop } of await shownBy(page)) {
      if (!existsSync(join(MEDIA_FOLDER, file)))
        throw new Error(`${page} 引用的图片 ${MEDIA_FOLDER}/${file} 不存在 / the picture is missing`);
      const key = pictureKey(file, crop);
      used.set(key, { key, file, crop });
    }
  }
  return [...used.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Renamed into place: Next may be copying the pictures, and a build that is stopped leaves no half a file. */
function writeWhole(file: string, content: Buffer | string) {
  const partial = join(dirname(MANIFEST_FILE), `${basename(file)}.part`);
  writeFileSync(partial, content);
  renameSync(partial, file);
}

function filesOf(entry: PictureEntry): PictureFile[] {
  return FORMATS.flatMap((format) =>
    entry.widths[format].map((width) => ({ name: basename(addressAt(entry, width, format)), width, format })),
  );
}

/**
 * Writes the manifest: sizes and addresses of every picture that the content names. Pages need only the manifest, so
 * that they can be built before the pictures. Files of pictures that are no longer named are deleted.
 */
export async function namePictures() {
  const originals = (await usedPictures()).map(readOriginal);
  const earlier = existsSync(MANIFEST_FILE) ? readFileSync(MANIFEST_FILE, 'utf8') : '{}';
  const cache: PictureManifest = JSON.parse(earlier);
  const wanted = await inParallel(originals, async (original) => {
    const { key, crop } = original.picture;
    const described = cache[key]?.base === original.base ? cache[key] : await describePicture(original);
    const entry = { ...described, widths: widthsFor(described.width, crop) };
    return { original, entry, files: filesOf(entry) };
  });
  const manifest = Object.fromEntries(wanted.map(({ original, entry }) => [original.picture.key, entry]));
  mkdirSync(PICTURE_FOLDER, { recursive: true });
  mkdirSync(dirname(MANIFEST_FILE), { recursive: true });
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  if (text !== earlier) writeWhole(MANIFEST_FILE, text);
  const names = new Set(wanted.flatMap(({ files }) => files.map(({ name }) => name)));
  for (const file of readdirSync(PICTURE_FOLDER)) if (!names.has(file)) rmSync(join(PICTURE_FOLDER, file));
  return wanted;
}

export async function buildPictures() {
  const wanted = await namePictures();
  const present = new Set(readdirSync(PICTURE_FOLDER));
  await inParallel(wanted, async ({ original, files }) => {
    const missing = files.filter(({ name }) => !present.has(name));
    const write = ({ name }: PictureFile, bytes: Buffer) => writeWhole(join(PICTURE_FOLDER, name), bytes);
    if (missing.length) await encodePicture(original, missing, write);
  });
}

void runIfMain(module, buildPictures);
