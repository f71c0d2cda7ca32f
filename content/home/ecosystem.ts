import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { ecosystemSchema } from '@/lib/schema/home/ecosystem';

export const ecosystem = defineContent(ecosystemSchema, {
  title: '生态合作',
  lead: '与种植户长期合作，与行业企业共建网络。',
  agreement: {
    title: '五年独家协议',
    picture: { file: 'ecosystem/agreement.jpg', alt: '成熟的稻田边，农用无人机停在小型起降坪上' },
    points: [terms.share, '农业无人机作业与数据服务', '全程使用培训，持续技术支持'],
    subtitle: '减产保险',
    text: terms.insurance,
    more: { title: '协议的期限、费用与保险', path: '/companyNews/detail/five-year-agreement/' },
  },
  coCreation: {
    title: '生态共创',
    picture: {
      file: 'ecosystem/co-creation.jpg',
      alt: '晨雾中，四架货运无人机吊着货箱，沿江谷上空的航线排成一列',
    },
    points: ['与行业头部企业建立长期战略合作', '共建低空智慧物流走廊', '共享技术资源'],
    subtitle: terms.policySupport,
    text: terms.hunan,
    more: { title: '了解合伙人机制', path: '/about/#partner' },
  },
  policiesTitle: '政策背景',
});
