import { about } from '@/content/about';
import { download } from '@/content/download';
import { drones } from '@/content/drones';
import { cases } from '@/content/home/cases';
import { news } from '@/content/news';
import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { CHAPTERS } from '@/lib/schema/about';
import { navigationSchema } from '@/lib/schema/navigation';

const CASE_NOTES = {
  agriculture: '大田与果园的统防统治、播撒',
  forestry: '林区巡护与飞防作业',
  logistics: `${sharedCopy.lift} kg 定制吊运`,
  safety: '应急响应与环境监测',
  droneNestService: '定时巡查，机巢服务包',
};

export const navigation = defineContent(navigationSchema, {
  label: '主导航',
  entries: [
    { title: '首页', path: '/' },
    {
      title: '解决方案',
      path: '/#solution',
      children: cases.categories.map(({ scene, anchor, title }) => ({
        title,
        path: `/#cooperation?${scene}`,
        anchor,
        note: CASE_NOTES[scene],
      })),
    },
    {
      title: '核心技术',
      path: '/#tech',
      children: [
        { title: '飞控系统', path: '/#techSystem', note: '飞控芯片与机载控制' },
        { title: 'AI 控制技术', path: '/#techAi', note: '感知、规划与任务匹配' },
        {
          title: '产品系列',
          path: '/#product',
          note: `${drones.models.map(({ name }) => name).join('、')} 参数`,
        },
      ],
    },
    { title: '合作伙伴', path: '/#partner' },
    {
      title: '生态合作',
      path: '/#eco',
      children: [
        { title: '五年独家协议', path: '/#ecoAgreement', note: '基础服务费加增产分成' },
        { title: '生态共创', path: '/#ecoCoCreation', note: '战略合作与物流走廊' },
      ],
    },
    { title: news.page.title, path: news.page.path },
    {
      title: '关于我们',
      path: '/about/',
      children: CHAPTERS.map(({ key, id }) => ({
        title: about[key].title,
        path: `/about/#${id}`,
        note: about[key].menuNote,
      })),
    },
    { title: download.page.title, path: download.page.path },
  ],
  customerService: '在线客服',
  labels: {
    home: '穹路低空，回到首页',
    skip: '跳到正文',
    showChildren: '展开“{title}”的下级菜单',
    openDrawer: '打开菜单',
    closeDrawer: '关闭菜单',
    drawer: '菜单',
    siteMap: '全站导航',
    backToTop: '回到顶部',
    senior: '长辈版',
    search: '搜索',
  },
});
