import { defineContent } from '@/lib/content/defineContent';
import { aboutIntroSchema } from '@/lib/schema/home/about';

export const aboutIntro = defineContent(aboutIntroSchema, {
  title: '关于穹路低空',
  subtitle: '全场景无人机运营商',
  paragraphs: [
    '我们不造无人机，也不培训飞手。我们做的是调度：把需要飞行的任务，交给合适的无人机、飞手和航线，每一步都有记录。',
    '飞控芯片、调度技术、任务匹配和一套商业体系，构成同一个平台。农田、林区、港口与城市上空的作业，由它统一安排。',
  ],
  more: { title: '了解更多', path: '/about/' },
  cover: { file: 'hero/nest.jpg', alt: '山脊草地上的机巢舱盖打开，无人机悬停在起降坪上空' },
  film: 'promo',
  filmTitle: '穹路低空宣传片',
  filmDate: '2026-11-21',
  playFilm: '播放宣传片',
  filmLabel: '宣传片：农田、林区、江峡与城市上空的无人机作业画面，无对白',
  filmFailed: '宣传片没有加载成功，请检查网络后再试一次。',
  statsTitle: '公司数据（公司提供）',
  stats: [
    { value: '1000+', label: '工业级无人机机队' },
    { value: '370,000+', label: '安全飞行小时' },
    { value: '23', label: '省级运营中心' },
    { value: '1000+', label: '认证飞手' },
    { value: '2', unit: '小时', label: '极速响应' },
  ],
});
