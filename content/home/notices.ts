import type { NoticeRowLabels } from '@/lib/schema/home/notices';

export const noticeRow: NoticeRowLabels = {
  title: '公告',
  details: '查看详情',
  previous: '上一条公告',
  next: '下一条公告',
  pause: '暂停公告轮换',
  play: '继续公告轮换',
};
