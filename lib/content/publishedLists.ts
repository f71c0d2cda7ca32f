import { join } from 'node:path';
import type { z } from 'zod';
import { ANNOUNCEMENTS_PATH, BANNERS_PATH, DOMAIN_LIST_PATH } from '@/lib/constants';
import { type ContentIssue, contentIssues } from '@/lib/content/defineContent';
import { readText } from '@/lib/content/readText';
import { type Announcement, readAnnouncement } from '@/lib/notices/announcements';
import { type Banner, readBanner } from '@/lib/notices/banners';
import { announcementsSchema, bannersSchema, candidatesSchema } from '@/lib/schema/published';

export class PublishedError extends Error {
  constructor(
    readonly file: string,
    readonly issues: ContentIssue[],
    readonly source?: string,
  ) {
    super(issues.map(({ field, expected }) => `${[file, field].join(' ').trim()}：${expected}`).join('\n'));
  }
}

function whole(expected: string): ContentIssue[] {
  return [{ path: [], field: '', expected }];
}

function readSource(file: string) {
  try {
    return readText(file);
  } catch {
    throw new PublishedError(file, whole('找不到这个文件'));
  }
}

function parse(file: string, source: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(source, reviver);
  } catch (error) {
    throw new PublishedError(file, whole(`不是有效的 JSON（${(error as Error).message}）`), source);
  }
}

export function readPublished(file: string) {
  return parse(file, readSource(file));
}

/** The browser drops in silence what is not as it should be; here an editor can still mend it, so it stops the build. */
function published<S extends z.ZodType>(path: string, schema: S): z.output<S> {
  const file = join('public', path);
  const source = readSource(file);
  const result = schema.safeParse(parse(file, source, (_, value) => (value === '' ? undefined : value)));
  if (result.success) return result.data;
  throw new PublishedError(file, contentIssues(result.error), source);
}

export function publishedAnnouncements(): Announcement[] {
  return published(ANNOUNCEMENTS_PATH, announcementsSchema).flatMap((entry) => readAnnouncement(entry) ?? []);
}

export function publishedBanners(): Banner[] {
  return published(BANNERS_PATH, bannersSchema).flatMap((entry) => readBanner(entry) ?? []);
}

export function checkCandidates() {
  published(DOMAIN_LIST_PATH, candidatesSchema);
}
