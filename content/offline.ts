import type { OfflineContent } from '@/lib/schema/offline';

export const offline: OfflineContent = {
  title: '没有网络，这一页还没存到本机',
  text: '看过的页面、公告和文档已存到本机，没有网络也能打开。到有信号的地方，再打开这一页。',
  retry: '再试一次',
  pages: '现在能打开的页面',
  home: { title: '回到首页', path: '/' },
};
