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
import { type Announcement, readAnnouncement } from '@/lib/runtime/announcements';
import { type Banner, readBanner } from '@/lib/runtime/banners';
import { candidateAddress } from '@/lib/runtime/candidates';
import { isRecord } from '@/lib/runtime/listEntries';

export const CANDIDATES_FILE = join('public', DOMAIN_LIST_PATH);
const URL_FORM = '应为 http(s):// 地址、站内路径（/about/）或 mailto: 邮箱';

type ListFile<T extends { url?: string }> = {
  path: string;
  max: number;
  read: (entry: unknown) => T | null;
  /** What an entry must have, for the editor. */
  needs: string;
};

/** What a file holds that operators may write, Notepad's mark at its beginning left out. */
export function readPublished(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${file}：不是有效的 JSON（${error instanceof Error ? error.message : error}）`);
  }
}

function readList(file: string): unknown[] {
  const list = readPublished(file);
  if (!Array.isArray(list)) throw new Error(`${file}：应为列表，写作 [ … ]`);
  return list;
}

/**
 * Reads a list by the guard that the browser uses. There a bad entry is dropped in silence;
 * here, where an editor can still mend it, it stops the build.
 */
function published<T extends { url?: string }>({ path, max, read, needs }: ListFile<T>): T[] {
  const file = join('public', path);
  const raw = readList(file);
  const faults: string[] = [];
  const entries = raw.flatMap((given, index) => {
    const entry = read(given);
    if (!entry) faults.push(`[${index}]：${needs}`);
    if (entry && !entry.url && isRecord(given) && given.url) faults.push(`[${index}].url：${URL_FORM}`);
    return entry ?? [];
  });
  if (raw.length > max) faults.push(`最多 ${max} 条，现有 ${raw.length} 条`);
  if (faults.length) throw new Error(faults.map((fault) => `${file} ${fault}`).join('\n'));
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
  const list = readPublished(CANDIDATES_FILE);
  if (!isRecord(list) || !Array.isArray(list.domains)) {
    throw new Error(`${CANDIDATES_FILE}：应写作 { "domains": ["https://…"] }`);
  }
  const faults = list.domains.flatMap((entry, index) =>
    candidateAddress(entry) ? [] : `domains[${index}]：应为 https:// 开头的地址，不带 ? 和 #`,
  );
  if (list.domains.length > CANDIDATES_MAX) {
    faults.push(`最多 ${CANDIDATES_MAX} 条，现有 ${list.domains.length} 条`);
  }
  if (faults.length) throw new Error(faults.map((fault) => `${CANDIDATES_FILE} ${fault}`).join('\n'));
}
