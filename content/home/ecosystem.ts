import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { ecosystemSchema } from '@/lib/schema/home/ecosystem';

export const ecosystem = defineContent(ecosystemSchema, {
  label: '生态合作',
  title: '与种植户签五年，与企业建走廊。',
  agreement: {
    title: '五年独家协议',
    picture: {
      file: 'people/field-edge.jpg',
      alt: '清晨田边，种植户抬手指着正在喷洒的无人机，飞手拿着遥控器站在一旁，两人背对镜头',
    },
    points: [sharedCopy.share, '农业无人机作业与数据服务', '全程使用培训，持续技术支持'],
    /** 保费与赔付写在 content/sharedCopy.ts。 */
    text: sharedCopy.insurance,
    more: { title: '协议的期限、费用与保险', path: '/companyNews/detail/five-year-agreement/' },
  },
  coCreation: {
    title: '生态共创',
    picture: {
      file: 'people/lifting.jpg',
      alt: '傍晚山顶的卸货点，两名戴安全帽的工人为吊运无人机放下的木箱解钩',
    },
    points: ['与行业头部企业建立长期战略合作', '共建低空智慧物流走廊', '共享技术资源'],
    text: `${sharedCopy.policySupport}。${sharedCopy.hunan}`,
    more: { title: '政策年表', path: '/about/#history' },
  },
});
