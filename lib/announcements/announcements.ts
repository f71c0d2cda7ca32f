import { isRecord, validEntries } from '@/lib/backend/validEntries';
import { sanitizeLine, sanitizeParagraphs } from '@/lib/text/sanitizeText';
import { safeUrl } from '@/lib/url/safeUrl';

export const ANNOUNCEMENTS_MAX = 50;
export const ANNOUNCEMENT_TITLE_MAX_CHARS = 80;
export const ANNOUNCEMENT_CONTENT_MAX_CHARS = 5000;
export const ANNOUNCEMENT_ACTION_MAX_CHARS = 16;

export type Announcement = NonNullable<ReturnType<typeof readAnnouncement>>;

function calendarDay(value: unknown) {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  // toJSON() gives null for an invalid date, and 2 March for 30 February.
  return new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ? value : undefined;
}

/** Returns null without a title, and leaves out invalid fields. */
export function readAnnouncement(entry: unknown) {
  if (!isRecord(entry)) return null;
  const title = sanitizeLine(entry.title, ANNOUNCEMENT_TITLE_MAX_CHARS);
  if (!title) return null;
  return {
    title,
    url: safeUrl(entry.url),
    content: sanitizeParagraphs(entry.content, ANNOUNCEMENT_CONTENT_MAX_CHARS) || undefined,
    action: sanitizeLine(entry.action, ANNOUNCEMENT_ACTION_MAX_CHARS) || undefined,
    date: calendarDay(entry.date),
  };
}

export function readAnnouncements(list: unknown) {
  return validEntries(list, ANNOUNCEMENTS_MAX, readAnnouncement);
}
