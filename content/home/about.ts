import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { aboutIntroSchema } from '@/lib/schema/home/about';

export const aboutIntro = defineContent(aboutIntroSchema, {
  title: '关于穹路低空',
  subtitle: '全场景无人机运营商',
  paragraphs: [
    `运营，指接单、派机、排航线、结算。${terms.flying}`,
    '我们不造无人机，也不培训飞手。我们做调度：为每项任务找到合适的无人机、飞手和航线。',
  ],
  more: { title: '看公司简介', path: '/about/' },
  cover: { file: 'hero/nest.jpg', alt: '山脊草地上的机巢舱盖打开，无人机悬停在起降坪上空' },
  film: 'promo',
  filmTitle: '穹路低空宣传片',
  filmDate: '2026-11-21',
  playFilm: '播放宣传片',
  filmLabel: '宣传片：农田、林区、江上与城市上空的无人机作业画面，无对白',
  filmFailed: '宣传片没有加载成功，请检查网络后再试一次。',
  statsTitle: '公司数据',
  statsSource: terms.ownFigures,
  stats: [
    { value: terms.drones, unit: '架', label: '工业级无人机机队' },
    { value: terms.flightHours, label: '安全飞行小时' },
    { value: terms.centres, unit: '个', label: '省级运营中心' },
    { value: terms.pilots, unit: '名', label: '认证飞手' },
    { value: terms.responseHours, unit: '小时', label: '极速响应' },
  ],
});
