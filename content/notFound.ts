import { footer } from '@/content/footer';
import { navigation } from '@/content/navigation';
import { preview } from '@/content/preview';
import { defineContent } from '@/lib/content/defineContent';
import { notFoundSchema } from '@/lib/schema/notFound';

export const notFound = defineContent(notFoundSchema, {
  title: '没有找到这个页面',
  askedLabel: '您访问的地址：',
  suggestionsLabel: '您要找的可能是：',
  /** 列出与地址相近的页面；一个也不相近时，列出前几个（个数是 lib/url/nearestPages.ts 的 SUGGESTION_COUNT）。 */
  pages: [
    ...footer.lastColumn.links,
    ...navigation.entries.flatMap(({ children = [], ...entry }) => [entry, ...children]),
    preview.page,
  ].map(({ title, path }) => ({ title, path })),
  picture: { file: 'valley.webp', alt: '' },
  search: { label: '或者，搜索全站：', button: '搜索', path: '/companyNews/' },
  home: { title: '回到首页', path: '/' },
  siteMap: '全站导航',
});
