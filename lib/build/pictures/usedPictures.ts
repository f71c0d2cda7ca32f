import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleFiles, CONTENT_FOLDER, contentFiles, loadContent } from '@/lib/build/contentModules';
import { picturesIn, picturesInMarkdown } from '@/lib/pictures/collectPictures';
import { type PhoneCrop, pictureKey } from '@/lib/pictures/pictureManifest';
import { isStored, MEDIA_FOLDER } from '@/lib/schema/shared';

export type UsedPicture = { key: string; file: string; phone?: PhoneCrop };

async function shownBy(page: string): Promise<Omit<UsedPicture, 'key'>[]> {
  if (page.endsWith('.md')) return picturesInMarkdown(readFileSync(page, 'utf8')).map((file) => ({ file }));
  const content = await loadContent(page).catch((cause: Error) => {
    throw new Error(`${page} 有误：\n${cause.message}`, { cause });
  });
  return picturesIn({ ...content }).filter(({ file }) => !isStored(file));
}

export async function usedPictures(): Promise<UsedPicture[]> {
  const used = new Map<string, UsedPicture>();
  for (const page of [...articleFiles(CONTENT_FOLDER), ...contentFiles()]) {
    for (const { file, phone } of await shownBy(page)) {
      if (!existsSync(join(MEDIA_FOLDER, file)))
        throw new Error(`${page} 引用的图片 ${MEDIA_FOLDER}/${file} 不存在`);
      for (const crop of [undefined, phone]) {
        const key = pictureKey(file, crop);
        used.set(key, { key, file, phone: crop });
      }
    }
  }
  return [...used.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
