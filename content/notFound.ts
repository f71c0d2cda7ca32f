import { defineContent } from '@/lib/content/defineContent';
import { notFoundSchema } from '@/lib/schema/notFound';

export const notFound = defineContent(notFoundSchema, {
  title: '没有找到这个页面',
  askedLabel: '您访问的地址：',
  suggestionsLabel: '您要找的可能是：',
  picture: { file: 'valley.webp', alt: '' },
  search: { label: '或者，搜索全站：', button: '搜索', path: '/companyNews/' },
  home: { title: '回到首页', path: '/' },
  siteMap: '全站导航',
});
