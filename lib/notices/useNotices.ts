import { ANNOUNCEMENTS_PATH } from '@/lib/constants';
import { type Announcement, readAnnouncements } from '@/lib/notices/announcements';
import { useSiteList } from '@/lib/notices/useSiteList';
import type { FaultWords } from '@/lib/schema/faults';
import type { ListWords } from '@/lib/schema/notices';

/** The announcements of anno.json; at first those of the build. */
export function useNotices(initial: Announcement[], words: ListWords, faults: FaultWords) {
  return useSiteList({ path: ANNOUNCEMENTS_PATH, initial, read: readAnnouncements, words, faults });
}
