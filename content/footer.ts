import { documents } from '@/content/documents';
import { defineContent } from '@/lib/content/defineContent';
import { footerSchema } from '@/lib/schema/footer';

export const footer = defineContent(footerSchema, {
  /** 二维码：要几个写几个，至少四个；图由地址生成。 */
  codes: [
    { label: '公司主页', target: { status: 'placeholder', value: 'https://www.qionglu.example/' } },
    { label: '视频号', target: { status: 'placeholder', value: 'https://video.qionglu.example/channel' } },
    { label: '短视频一', target: { status: 'placeholder', value: 'https://video.qionglu.example/short-1' } },
    { label: '短视频二', target: { status: 'placeholder', value: 'https://video.qionglu.example/short-2' } },
  ],
  openCode: '放大{label}二维码',
  pictures: '本站画面均为绘制，用于说明',
  /** 其他各栏是 navigation.ts 里有下级的菜单项。 */
  lastColumn: {
    title: '更多',
    links: [
      { title: '下单指南', path: '/guide/' },
      { title: '需求单', path: '/about/#enquiry' },
      ...documents.map(({ name, path }) => ({ title: name, path })),
      { title: '隐私说明', path: '/privacy/' },
      { title: 'English', path: '/en/', lang: 'en' },
    ],
  },
});
