import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { openNewsroom } from '@/lib/news/newsroom';
import { newsSchema } from '@/lib/schema/news';

export const news = defineContent(newsSchema, {
  page: {
    path: '/companyNews/',
    title: '公司动态',
    description:
      '穹路低空的平台动态、政策解读、产品说明与服务说明：法规落到田间要注意什么，机巢、协议与飞行币（平台积分）如何使用，无人机的参数表从何读起，逐篇说明。',
    socialImage: { title: '政策、产品与服务，逐篇细说', picture: 'hero/city.jpg' },
    updated: '2026-11-22',
    band: { file: 'bands/news.jpg', alt: '' },
    breadcrumb: '当前位置',
    home: '首页',
  },
  categories: [
    {
      slug: 'platform',
      title: '平台动态',
      picture: 'films/solutions-route-poster.jpg',
      description:
        '平台动态：调度平台接收任务、匹配机队与飞手、生成航线、排定架次、按记录结算的全过程，机巢与调度技术如何配合，供需求方与合作伙伴逐个环节了解。',
    },
    {
      slug: 'policy',
      title: '政策解读',
      picture: 'cases/forestry-3.jpg',
      description:
        '政策解读：民用航空法、无人驾驶航空器飞行管理暂行条例、地方通用航空条例等文件的时间、要点和出处，说明它们与农业植保、物流吊运等飞行活动的关系。',
    },
    {
      slug: 'product',
      title: '产品说明',
      picture: 'products/t100.jpg',
      description:
        '产品说明：农用无人驾驶航空器的参数表从何读起，真高、速度与半径的限值从哪里来，载荷、抗风与定位精度在实际作业中各自意味着什么，药箱与播撒箱有何不同。',
    },
    {
      slug: 'data',
      title: '数据说明',
      picture: 'hero/city.jpg',
      description:
        '数据说明：亩、亩次与公顷三个面积单位有何不同，首页上的服务县数、作业亩次与土地数据各怎样数，报价单和结算单上的面积从哪里来、怎样核对，逐一说明。',
    },
    {
      slug: 'service',
      title: '服务说明',
      picture: 'hero/nest.jpg',
      description:
        '服务说明：五年独家协议包含哪些内容，保险由谁承保、赔什么，机巢服务包适合谁，飞行币作为平台积分如何获得，作业之前需要准备些什么，一件一件写下来。',
    },
  ],
  list: {
    all: '全部',
    categories: '文章分类',
    years: '按年份查看',
    yearTitle: '{year} 年的文章',
    yearDescription:
      '{year} 年发表的全部文章，按月份排列：低空经济政策的解读、调度平台的动态、农用无人机产品参数与农业植保、机巢等服务的说明，从这里可以逐篇查阅原文。',
    month: '{month} 月',
    pageTitle: '第 {n} 页',
    pagination: '分页',
    goToPage: '第 {n} 页',
    previousPage: '上一页',
    nextPage: '下一页',
    empty: '还没有文章。',
    feed: 'RSS 订阅',
    draft: '草稿',
    scheduled: '{date} 发布',
  },
  search: {
    label: '搜索文章',
    placeholder: '搜索标题与正文',
    clear: '清除搜索词',
    submit: '搜索',
    searching: '正在搜索',
    found: '“{query}”共有 {n} 篇文章',
    empty: '没有找到“{query}”',
    emptyHint: '换一个更短的词试试，或按分类、年份浏览。',
    failed: '搜索暂时不可用，请检查网络后重试，或按分类、年份浏览。',
    more: '再显示一些',
  },
  article: {
    contents: '目录',
    source: '来源：{source}',
    tags: '标签',
    readingTime: '阅读约 {n} 分钟',
    neighbours: '前后文章',
    previous: '上一篇',
    next: '下一篇',
    related: '相关文章',
    openPicture: '放大图片：{alt}',
  },
  share: {
    share: '分享',
    shareNative: '分享给朋友',
    copy: { copy: '复制链接', copied: '链接已复制', failed: '没有复制成功，请复制地址栏里的网址' },
    wechat: '微信扫码',
    wechatHint: '用微信“扫一扫”打开本文，再转发给朋友或朋友圈。',
    wechatFailed: '二维码没有加载出来，请用“复制链接”发给朋友。',
    closeDialog: '关闭',
  },
  prose: {
    notes: '来源与注释',
    backToText: '回到正文，注释 {n}',
    opensNewTab: '（在新标签页打开）',
    pdf: 'PDF',
    table: '表格，可左右滑动',
  },
});

export const newsroom = openNewsroom({
  folder: process.env.NEWS_FOLDER ?? 'content/news',
  categories: news.categories,
  labels: news.prose,
  terms,
});
