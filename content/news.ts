import { policies } from '@/content/policies';
import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { loadArticles } from '@/lib/news/articles';
import { policyRows } from '@/lib/news/policyRows';
import { newsSchema } from '@/lib/schema/news';

export const news = defineContent(newsSchema, {
  page: {
    path: '/companyNews/',
    title: '公司动态',
    lead: '说明与解读。公司新闻发布后，列在前面。',
    description: '公司动态：哪些飞行要批，参数表怎么读，机巢、协议与飞行币（平台积分）是怎么回事。',
    socialImage: 'hero/city.jpg',
    updated: '2026-11-25',
    breadcrumb: '当前位置',
    home: '首页',
  },
  categories: [
    {
      slug: 'platform',
      title: '平台说明',
      socialImage: 'films/solutions-route-poster.jpg',
      description: '调度平台怎样接收任务、匹配机队与飞手、生成航线、排定架次，再按作业记录结算。',
    },
    {
      slug: 'policy',
      title: '政策解读',
      socialImage: 'cases/forestry-3.jpg',
      description:
        '民用航空法、《无人驾驶航空器飞行管理暂行条例》等文件写了什么，打药、吊运、巡护要照着办什么。',
    },
    {
      slug: 'product',
      title: '产品说明',
      socialImage: 'products/t100.jpg',
      description: '农用无人机的参数表从何读起，载荷、抗风与定位精度在田里意味着什么，吊运之前要算哪几笔账。',
    },
    {
      slug: 'data',
      title: '数据说明',
      socialImage: 'hero/city.jpg',
      description: '亩、亩次与公顷有何不同，首页上的服务县数、作业亩次与土地数据各怎样数。',
    },
    {
      slug: 'service',
      title: '服务说明',
      socialImage: 'hero/nest.jpg',
      description: '五年独家协议有哪些内容，机巢适合谁，飞行币（平台积分）怎样得到，打药之前怎样看天气。',
    },
  ],
  list: {
    all: '全部',
    categories: '文章分类',
    years: '按年份查看',
    yearTitle: '{year} 年的文章',
    yearDescription: '{year} 年发表的全部文章，从新到旧，每篇附有日期、分类与摘要。',
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
    label: '搜索全站',
    placeholder: '搜文章、问答与资料',
    clear: '清除搜索词',
    submit: '搜索',
    searching: '正在搜索',
    found: '“{query}”共有 {n} 页',
    empty: '没有找到“{query}”',
    emptyHint: '换一个更短的词试试，或从菜单、文章分类里找。',
    failed: '搜索暂时不可用，请检查网络，再按一次搜索。',
    more: '再显示一些',
  },
  article: {
    contents: '目录',
    source: '来源：{source}',
    ask: { title: '有任务，填需求单', path: '/about/#enquiry' },
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

export const articles = loadArticles({
  folder: 'content/news',
  categories: news.categories,
  labels: news.prose,
  sharedCopy: { ...sharedCopy, policyRows: policyRows(policies) },
});
