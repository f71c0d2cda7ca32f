import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ANNOUNCEMENTS_MAX,
  ANNOUNCEMENTS_PATH,
  BANNERS_MAX,
  BANNERS_PATH,
  CANDIDATES_MAX,
  DOMAIN_LIST_PATH,
} from '@/lib/constants';
import type { ContentIssue } from '@/lib/content/defineContent';
import { candidateAddress } from '@/lib/lines/candidates';
import { type Announcement, readAnnouncement } from '@/lib/notices/announcements';
import { type Banner, readBanner } from '@/lib/notices/banners';
import { isRecord } from '@/lib/notices/listEntries';

const URL_FORM = '应为 http(s):// 地址、站内路径（/about/）或 mailto: 邮箱';

type ListFile<T extends { url?: string }> = {
  path: string;
  max: number;
  read: (entry: unknown) => T | null;
  /** What an entry must have, for the editor. */
  needs: string;
};

/** What is wrong with a file that operators may write; without a source the file is missing. */
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
    // Without Notepad's mark at its beginning.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
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

/** What a file holds that operators may write. */
export function readPublished(file: string): unknown {
  return readFile(file).json;
}

/**
 * Reads a list by the guard that the browser uses. There a bad entry is dropped in silence;
 * here, where an editor can still mend it, it stops the build.
 */
function published<T extends { url?: string }>({ path, max, read, needs }: ListFile<T>): T[] {
  const { file, source, json } = readFile(join('public', path));
  if (!Array.isArray(json)) throw new PublishedError(file, whole('应为列表，写作 [ … ]'), source);
  const issues: ContentIssue[] = [];
  const entries = json.flatMap((given, index) => {
    const entry = read(given);
    if (!entry) issues.push({ path: [index], field: `[${index}]`, expected: needs });
    if (entry && !entry.url && isRecord(given) && given.url) {
      issues.push({ path: [index, 'url'], field: `[${index}].url`, expected: URL_FORM });
    }
    return entry ?? [];
  });
  if (json.length > max) issues.push(...whole(`最多 ${max} 条，现有 ${json.length} 条`));
  if (issues.length) throw new PublishedError(file, issues, source);
  return entries;
}

export function publishedAnnouncements(): Announcement[] {
  return published({
    path: ANNOUNCEMENTS_PATH,
    max: ANNOUNCEMENTS_MAX,
    read: readAnnouncement,
    needs: '应有 title，写作 { "title": "…" }',
  });
}

export function publishedBanners(): Banner[] {
  return published({
    path: BANNERS_PATH,
    max: BANNERS_MAX,
    read: readBanner,
    needs: '应有 pic，为 http(s):// 地址或站内路径',
  });
}

/** Here what the browser would leave out stops the build. */
export function checkCandidates() {
  const { file, source, json } = readFile(join('public', DOMAIN_LIST_PATH));
  if (!isRecord(json) || !Array.isArray(json.domains)) {
    throw new PublishedError(file, whole('应写作 { "domains": ["https://…"] }'), source);
  }
  const expected = '应为 https:// 开头的地址，不带 ? 和 #';
  const issues = json.domains.flatMap((entry, index): ContentIssue[] =>
    candidateAddress(entry) ? [] : [{ path: ['domains', index], field: `domains[${index}]`, expected }],
  );
  if (json.domains.length > CANDIDATES_MAX) {
    issues.push(...whole(`最多 ${CANDIDATES_MAX} 条，现有 ${json.domains.length} 条`));
  }
  if (issues.length) throw new PublishedError(file, issues, source);
}
