import { join } from 'node:path';
import type { z } from 'zod';
import { ANNOUNCEMENTS_PATH, BANNERS_PATH, DOMAIN_LIST_PATH } from '@/lib/constants';
import { type ContentIssue, contentIssues } from '@/lib/content/defineContent';
import { readText } from '@/lib/content/readText';
import { type Announcement, readAnnouncement } from '@/lib/notices/announcements';
import { type Banner, readBanner } from '@/lib/notices/banners';
import { announcementsSchema, bannersSchema, candidatesSchema } from '@/lib/schema/published';

export class PublishedError extends Error {
  readonly file: string;
  readonly issues: ContentIssue[];
  readonly source?: string;

  constructor(file: string, issues: ContentIssue[], source?: string) {
    super(issues.map(({ field, expected }) => `${[file, field].join(' ').trim()}：${expected}`).join('\n'));
    this.name = 'PublishedError';
    this.file = file;
    this.issues = issues;
    this.source = source;
  }
}

function whole(expected: string): ContentIssue[] {
  return [{ path: [], field: '', expected }];
}

type PublishedFile = { file: string; source: string; json: unknown };

function readSource(file: string) {
  try {
    return readText(file);
  } catch {
    throw new PublishedError(file, whole('找不到这个文件'));
  }
}

function readFile(file: string): PublishedFile {
  const source = readSource(file);
  try {
    return { file, source, json: JSON.parse(source) };
  } catch (error) {
    throw new PublishedError(file, whole(`不是有效的 JSON（${(error as Error).message}）`), source);
  }
}

export function readPublished(file: string): unknown {
  return readFile(file).json;
}

function written(source: string): unknown {
  return JSON.parse(source, (_, value) => (value === '' ? undefined : value));
}

/**
 * The browser drops in silence what is not as it should be;
 * here, where an editor can still mend it, it stops the build.
 */
function published<S extends z.ZodType>(path: string, schema: S): z.output<S> {
  const { file, source } = readFile(join('public', path));
  const result = schema.safeParse(written(source));
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
