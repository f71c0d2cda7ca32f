import { BANNERS_PATH } from '@/lib/constants';
import { type Banner, readBanners } from '@/lib/notices/banners';
import { useSiteList } from '@/lib/notices/useSiteList';
import type { FaultWords } from '@/lib/schema/faults';
import type { ListWords } from '@/lib/schema/notices';

/** The banners of banner.json; at first those of the build. None stand for the site's own slides, of which the first is the default banner with an empty url. */
export function useBanners(initial: Banner[], words: ListWords, faults: FaultWords) {
  return useSiteList({ path: BANNERS_PATH, initial, read: readBanners, words, faults });
}
