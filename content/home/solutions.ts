import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { solutionsSchema } from '@/lib/schema/home/solutions';

export const solutions = defineContent(solutionsSchema, {
  title: '解决方案',
  slides: [
    {
      title: '农林植保',
      label: ['农林植保'],
      text: '您给地块，平台排航线、派机队，做完交作业报告。',
      film: 'solutions-agriculture',
      poster: { file: 'films/solutions-agriculture-poster.jpg', alt: '重载农用无人机悬停喷洒，水雾落向作物' },
      url: '/#cooperation?agriculture',
    },
    {
      title: '工业物流',
      label: ['工业物流'],
      text: `定制吊运方案，派可吊 ${sharedCopy.lift} 千克的无人机送到。`,
      film: 'solutions-logistics',
      poster: { file: 'films/solutions-logistics-poster.jpg', alt: '货运无人机吊着货箱飞越江谷' },
      url: '/#cooperation?logistics',
    },
    {
      title: '公共安全与环境保护',
      label: ['公共安全', '与环保'],
      text: '巡查、搜寻、照明与监测就近派单，影像与记录可复核。',
      film: 'solutions-safety',
      poster: {
        file: 'films/solutions-safety-poster.jpg',
        alt: '黄昏湖滨城市上空，巡检无人机的灯光扫过水面',
      },
      url: '/#cooperation?safety',
    },
    {
      title: '航线规划',
      label: ['航线规划'],
      text: '避开地形与障碍，按空域规则算出航线，交给机队飞。',
      film: 'solutions-route',
      poster: { file: 'films/solutions-route-poster.jpg', alt: '深蓝色地形图上，多架无人机沿规划航线往返' },
      url: '/#techAi',
    },
  ],
  more: '了解更多',
});
