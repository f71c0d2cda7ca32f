import { BANNERS_PATH } from '@/lib/constants';
import { type Banner, readBanners } from '@/lib/notices/banners';
import { useSiteList } from '@/lib/notices/useSiteList';
import type { FaultWords } from '@/lib/schema/faults';
import type { ListWords } from '@/lib/schema/notices';

/** The banners of banner.json; at first those of the build. None means that the site's own slides are shown. */
export function useBanners(initial: Banner[], words: ListWords, faults: FaultWords) {
  return useSiteList({ path: BANNERS_PATH, initial, read: readBanners, words, faults });
}
