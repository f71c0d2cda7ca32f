import { isRecord, validEntries } from '@/lib/backend/validEntries';
import { safePictureUrl, safeUrl } from '@/lib/url/safeUrl';

export const BANNERS_MAX = 10;

export type Banner = { pic: string; url?: string };

export function readBanner(entry: unknown): Banner | null {
  if (!isRecord(entry)) return null;
  const pic = safePictureUrl(entry.pic);
  return pic ? { pic, url: safeUrl(entry.url) } : null;
}

export const readBanners = (list: unknown) => validEntries(list, BANNERS_MAX, readBanner);
