import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { solutionsSchema } from '@/lib/schema/home/solutions';

export const solutions = defineContent(solutionsSchema, {
  title: '解决方案',
  slides: [
    {
      title: '农林植保',
      label: ['农林植保'],
      text: '防治病虫害要赶时机。您给地块，平台生成航线，派附近机队连片作业，做完交作业报告；林区巡护也这样派单。',
      film: 'solutions-agriculture',
      poster: { file: 'films/solutions-agriculture-poster.jpg', alt: '重载农用无人机悬停喷洒，水雾落向作物' },
      url: '/#cooperation?agriculture',
    },
    {
      title: '工业物流',
      label: ['工业物流'],
      text: `您写明货物重量和两头的位置，平台定制吊运方案，派可吊 ${terms.lift} 千克的无人机，过江、翻山，送到卸货点。`,
      film: 'solutions-logistics',
      poster: { file: 'films/solutions-logistics-poster.jpg', alt: '货运无人机吊着货箱飞越江谷' },
      url: '/#cooperation?logistics',
    },
    {
      title: '公共安全与环境保护',
      label: ['公共安全', '与环保'],
      text: '巡查、搜寻、照明与环境监测，由平台就近派单；您拿到影像与飞行记录，可以复核。',
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
      text: '您给起点、终点和要避让的东西，平台按地形、障碍与空域规则算出合规的航线，交给机队飞。',
      film: 'solutions-route',
      poster: { file: 'films/solutions-route-poster.jpg', alt: '深蓝色地形图上，多架无人机沿规划航线往返' },
      url: '/#techAi',
    },
  ],
  more: '了解更多',
});
