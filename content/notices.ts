import { publishedAnnouncements, publishedBanners } from '@/lib/content/publishedLists';
import type { NoticesContent } from '@/lib/schema/notices';

export const notices: NoticesContent = {
  announcements: { failed: '公告获取失败', exception: '公告获取异常：{message}' },
  banners: { failed: '轮播背景获取失败', exception: '轮播背景异常：{message}' },
  dialog: {
    close: '关闭公告',
    openFailed: '公告全文打不开，请检查网络或刷新页面',
  },
};

/** public/anno.json as it is when the site is built. */
export const announcements = publishedAnnouncements();

/** public/banner.json as it is when the site is built. */
export const banners = publishedBanners();
