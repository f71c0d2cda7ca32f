import { publishedBanners } from '@/lib/content/publishedLists';
import type { ListMessages } from '@/lib/schema/home/announcements';

/** public/banner.json as it is when the site is built. */
export const banners = publishedBanners();

export const bannerMessages: ListMessages = {
  failed: '轮播背景获取失败',
  exception: '轮播背景异常：{message}',
};
