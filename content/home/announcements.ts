import { publishedAnnouncements } from '@/lib/content/publishedLists';
import type { AnnouncementLabels } from '@/lib/schema/home/announcements';

/** public/anno.json as it is when the site is built. */
export const announcements = publishedAnnouncements();

export const announcementLabels: AnnouncementLabels = {
  title: '公告',
  details: '查看详情',
  previous: '上一条公告',
  next: '下一条公告',
  pause: '暂停公告轮换',
  play: '继续公告轮换',
  close: '关闭公告全文',
  openFailed: '公告全文打不开，请检查网络或刷新页面',
  failed: '公告获取失败',
  exception: '公告获取异常：{message}',
};
