import { isRecord, validEntries } from '@/lib/backend/validEntries';
import { sanitizeLine, sanitizeParagraphs } from '@/lib/text/sanitizeText';
import { safeUrl } from '@/lib/url/safeUrl';

export const ANNOUNCEMENTS_MAX = 50;
/** In characters. */
export const ANNOUNCEMENT_MAX = { title: 80, content: 5000, action: 16 };

export type Announcement = NonNullable<ReturnType<typeof readAnnouncement>>;

function calendarDay(value: unknown) {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  // toJSON() gives null for an invalid date, and 2 March for 30 February.
  return new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ? value : undefined;
}

/** Returns null without a title, and leaves out invalid fields. */
export function readAnnouncement(entry: unknown) {
  if (!isRecord(entry)) return null;
  const title = sanitizeLine(entry.title, ANNOUNCEMENT_MAX.title);
  if (!title) return null;
  return {
    title,
    url: safeUrl(entry.url),
    content: sanitizeParagraphs(entry.content, ANNOUNCEMENT_MAX.content) || undefined,
    action: sanitizeLine(entry.action, ANNOUNCEMENT_MAX.action) || undefined,
    date: calendarDay(entry.date),
  };
}

export function readAnnouncements(list: unknown) {
  return validEntries(list, ANNOUNCEMENTS_MAX, readAnnouncement);
}
