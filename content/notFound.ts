import { defineContent } from '@/lib/content/defineContent';
import { notFoundSchema } from '@/lib/schema/notFound';

export const notFound = defineContent(notFoundSchema, {
  title: '没有找到这个页面',
  asked: '您访问的地址：',
  suggestions: '您要找的可能是：',
  picture: { file: 'valley.webp', alt: '' },
  search: { label: '或者，搜索全站：', button: '搜索', path: '/companyNews/' },
  home: { title: '回到首页', path: '/' },
  siteMap: '全站导航',
  pages: [
    { title: '公司动态', path: '/companyNews/' },
    { title: '关于我们', path: '/about/' },
    { title: '下单指南', path: '/guide/' },
    { title: 'App 下载', path: '/download/' },
    { title: '资料', path: '/preview/' },
    { title: '解决方案', path: '/#solution' },
    { title: '合作案例', path: '/#cooperation' },
    { title: '核心技术', path: '/#tech' },
    { title: '产品系列', path: '/#product' },
    { title: '合作伙伴', path: '/#partner' },
    { title: '生态合作', path: '/#eco' },
    { title: '联系我们', path: '/about/#contract' },
    { title: '隐私说明', path: '/privacy/' },
  ],
});
