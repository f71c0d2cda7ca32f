import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { aboutIntroSchema } from '@/lib/schema/home/aboutIntro';

export const aboutIntro = defineContent(aboutIntroSchema, {
  subtitle: '全场景无人机运营商',
  title: '我们不造无人机，我们做调度。',
  paragraphs: [
    '我们为每项任务找到合适的无人机、飞手和航线，飞手也不由我们培训。',
    `运营，指接单、派机、排航线、结算。${sharedCopy.flying}`,
  ],
  more: { title: '看公司简介', path: '/about/' },
  desk: { title: '看一单怎样派出', path: '/#tech' },
  cover: {
    file: 'people/dispatch-room.jpg',
    alt: '夜间调度室，三位调度员面对一面弧形大屏，屏上是地块、航线与无人机的位置，窗外机坪亮着灯',
  },
  film: 'promo',
  filmTitle: '穹路低空宣传片',
  filmDate: '2026-11-26',
  playFilm: '播放宣传片',
  filmLabel: '宣传片：从调度室开始，接着是农田、林区、江上与城市上空的无人机作业画面，无对白',
  filmFailed: '宣传片没有加载成功，请检查网络后再试一次。',
  statsTitle: '公司数据',
  statsSource: sharedCopy.ownFigures,
  stats: [
    { value: sharedCopy.drones, unit: '架', label: '工业级无人机机队' },
    { value: sharedCopy.flightHours, label: '安全飞行小时' },
    { value: sharedCopy.centres, unit: '个', label: '省级运营中心' },
    { value: sharedCopy.pilots, unit: '名', label: '认证飞手' },
    { value: sharedCopy.responseHours, unit: '小时', label: '极速响应' },
  ],
});
