import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleFiles, CONTENT_FOLDER, contentFiles, loadContent } from '@/lib/build/contentModules';
import { picturesIn, picturesInMarkdown } from '@/lib/pictures/collectPictures';
import { type PhoneCrop, pictureKey } from '@/lib/pictures/pictureManifest';
import { isStored, MEDIA_FOLDER } from '@/lib/schema/shared';

export type UsedPicture = { key: string; file: string; phone?: PhoneCrop };

type Mention = { file: string; phone?: PhoneCrop; page: string };

async function mentionsInModule(page: string): Promise<Mention[]> {
  const content = await loadContent(page).catch((error: Error) => {
    throw new Error(`${page} 有误：\n${error.message}`, { cause: error });
  });
  const pictures = picturesIn({ ...content }).filter(({ file }) => !isStored(file));
  return pictures.map(({ file, phone }) => ({ file, phone, page }));
}

function mentionsInMarkdown(page: string): Mention[] {
  return picturesInMarkdown(readFileSync(page, 'utf8')).map((file) => ({ file, page }));
}

export async function usedPictures(): Promise<UsedPicture[]> {
  const articles = articleFiles(CONTENT_FOLDER);
  const mentions = articles.flatMap(mentionsInMarkdown);
  for (const page of contentFiles()) mentions.push(...(await mentionsInModule(page)));
  const used = new Map<string, UsedPicture>();
  for (const { file, phone, page } of mentions) {
    if (!existsSync(join(MEDIA_FOLDER, file))) {
      throw new Error(`${page} 引用的图片 ${MEDIA_FOLDER}/${file} 不存在`);
    }
    used.set(file, { key: file, file });
    const key = pictureKey(file, phone);
    if (phone) used.set(key, { key, file, phone });
  }
  return [...used.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
