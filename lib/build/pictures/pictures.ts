import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { asScript } from '@/lib/build/asScript';
import { inParallel } from '@/lib/build/inParallel';
import {
  describePicture,
  encodePicture,
  FORMATS,
  type Original,
  type PictureFormat,
  readOriginal,
  widthsFor,
} from '@/lib/build/pictures/pictureEncoder';
import { usedPictures } from '@/lib/build/pictures/usedPictures';
import { MANIFEST_FILE, type PictureEntry, type PictureManifest } from '@/lib/content/pictureManifest';

const OUTPUT_FOLDER = 'public/pictures';

type PictureFile = {
  original: Original;
  width: number;
  format: PictureFormat;
  name: string;
};

function earlierManifest(): PictureManifest {
  if (!existsSync(MANIFEST_FILE)) return {};
  try {
    return JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'));
  } catch {
    return {};
  }
}

async function describeAll(originals: Original[]): Promise<PictureManifest> {
  const earlier = earlierManifest();
  const entries = new Map<string, PictureEntry>();
  await inParallel(originals, async (original) => {
    const { key } = original.picture;
    const known = earlier[key];
    const entry = known?.base === original.base ? known : await describePicture(original);
    entries.set(key, { ...entry, widths: widthsFor(entry.width) });
  });
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function filesOf(original: Original, { base, widths }: PictureEntry): PictureFile[] {
  return widths.flatMap((width) =>
    FORMATS.map((format) => ({
      original,
      width,
      format,
      name: basename(`${base}-${width}.${format}`),
    })),
  );
}

async function encodeAll(files: PictureFile[]) {
  let done = 0;
  await inParallel(files, async ({ original, width, format, name }) => {
    await encodePicture(original, width, format, join(OUTPUT_FOLDER, name));
    done += 1;
    if (process.stdout.isTTY) process.stdout.write(`\r图片 ${done}/${files.length}`);
  });
  if (process.stdout.isTTY && done) process.stdout.write('\r\u001b[K');
}

/** Makes every picture that the content names in all its widths and formats, as far as it is not there yet. */
export async function buildPictures() {
  const start = performance.now();
  const originals = (await usedPictures()).map(readOriginal);
  const manifest = await describeAll(originals);
  mkdirSync(OUTPUT_FOLDER, { recursive: true });
  mkdirSync(dirname(MANIFEST_FILE), { recursive: true });

  const present = new Set(readdirSync(OUTPUT_FOLDER));
  const wanted = originals.flatMap((original) => {
    const entry = manifest[original.picture.key];
    return entry ? filesOf(original, entry) : [];
  });
  const missing = wanted.filter(({ name }) => !present.has(name));
  await encodeAll(missing);

  writeFileSync(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const { name } of wanted) present.delete(name);
  for (const stale of present) rmSync(join(OUTPUT_FOLDER, stale));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.info(
    `图片：共 ${originals.length} 张、${wanted.length} 个文件，新生成 ${missing.length} 个，用时 ${seconds} 秒`,
  );
}

void asScript(module, buildPictures);
