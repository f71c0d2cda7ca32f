import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { readAnnouncements } from '@/lib/announcements/announcements';
import { readBanners } from '@/lib/announcements/banners';
import { parseApiServers } from '@/lib/backend/parseApiServers';
import { ContentError, defineContent } from '@/lib/content/defineContent';
import { readText } from '@/lib/content/readText';
import { ANNOUNCEMENTS_PATH, API_SERVERS_PATH, BANNERS_PATH } from '@/lib/publishedPaths';
import { announcementsSchema, apiServersSchema, bannersSchema } from '@/lib/schema/published';

/** The file's JSON, without the fields that are left empty. */
export function readPublished(file: string) {
  try {
    return JSON.parse(readText(file), (_, value) => (value === '' ? undefined : value));
  } catch (error) {
    const invalid = `不是有效的 JSON（${(error as Error).message}）`;
    const expected = existsSync(file) ? invalid : '找不到这个文件';
    throw new ContentError([{ path: [], field: '', expected }], file);
  }
}

/** Browsers drop wrong entries in silence; at the build an editor can still mend them, so they stop it. */
function published<S extends z.ZodType>(path: string, schema: S): z.output<S> {
  const file = join('public', path);
  return defineContent(schema, readPublished(file), file);
}

export const publishedAnnouncements = () =>
  readAnnouncements(published(ANNOUNCEMENTS_PATH, announcementsSchema));
export const publishedBanners = () => readBanners(published(BANNERS_PATH, bannersSchema));

/** The API servers that personal data may be sent to. */
export function secureApiServers(): string[] {
  const addresses = parseApiServers(published(API_SERVERS_PATH, apiServersSchema));
  return addresses.filter((address) => address.startsWith('https:'));
}
