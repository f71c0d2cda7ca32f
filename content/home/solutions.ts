import { defineContent } from '@/lib/content/defineContent';
import { solutionsSchema } from '@/lib/schema/home/solutions';

export const solutions = defineContent(solutionsSchema, {
  title: '解决方案',
  slides: [
    {
      title: '农林植保',
      label: ['农林植保'],
      text: '防治病虫害讲究时机。平台按地块生成航线，调集邻近机队连片作业；林区的巡护与飞防，用的是同一套调度。',
      film: 'solutions-agriculture',
      poster: { file: 'films/solutions-agriculture-poster.jpg', alt: '重载农用无人机悬停喷洒，水雾落向作物' },
      url: '/#cooperation?agriculture',
    },
    {
      title: '工业物流',
      label: ['工业物流'],
      text: '按货物重量与地形定制吊运方案，单机吊重 50–300 kg，跨江、越谷、进山，一条航线直达。',
      film: 'solutions-logistics',
      poster: { file: 'films/solutions-logistics-poster.jpg', alt: '货运无人机吊着货箱飞越江峡' },
      url: '/#cooperation?logistics',
    },
    {
      title: '公共安全与环境保护',
      label: ['公共安全', '与环保'],
      text: '巡查、搜寻、照明与环境监测，一个电话变成一次起飞；画面与航迹实时回传，事后可以复核。',
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
      text: '地形、障碍与空域规则先算进航线里，再交给机队去飞；任务有变，航线当场重排。',
      film: 'solutions-route',
      poster: { file: 'films/solutions-route-poster.jpg', alt: '夜蓝色地形图上，多架无人机沿规划航线往返' },
      url: '/#techAi',
    },
  ],
  more: '了解更多',
});
