import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { solutionsSchema } from '@/lib/schema/home/solutions';

export const solutions = defineContent(solutionsSchema, {
  title: '解决方案',
  slides: [
    {
      title: '农林植保',
      label: ['农林植保'],
      text: '防治病虫害要赶时机。平台按地块生成航线，调集附近机队连片作业；林区的巡护与飞防，也由同一个平台安排。',
      film: 'solutions-agriculture',
      poster: { file: 'films/solutions-agriculture-poster.jpg', alt: '重载农用无人机悬停喷洒，水雾落向作物' },
      url: '/#cooperation?agriculture',
    },
    {
      title: '工业物流',
      label: ['工业物流'],
      text: `按货物重量与地形定制吊运方案，吊运无人机 ${terms.lift} 千克，过江、翻山，沿航线直达。`,
      film: 'solutions-logistics',
      poster: { file: 'films/solutions-logistics-poster.jpg', alt: '货运无人机吊着货箱飞越江峡' },
      url: '/#cooperation?logistics',
    },
    {
      title: '公共安全与环境保护',
      label: ['公共安全', '与环保'],
      text: '巡查、搜寻、照明与环境监测，由平台就近派单，记录可供复核。',
      film: 'solutions-safety',
      poster: {
        file: 'films/solutions-safety-poster.jpg',
        alt: '黄昏湖滨城市上空，巡检无人机的光锥扫过水面',
      },
      url: '/#cooperation?safety',
    },
    {
      title: '航线规划',
      label: ['航线规划'],
      text: '先算清地形、障碍与空域规则，再起飞；任务有变，随即重排。',
      film: 'solutions-route',
      poster: { file: 'films/solutions-route-poster.jpg', alt: '夜蓝色地形图上，多架无人机沿规划航线往返' },
      url: '/#techAi',
    },
  ],
  more: '了解更多',
});
