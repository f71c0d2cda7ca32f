import { defineContent } from '@/lib/content/defineContent';
import { type DownloadContent, downloadSchema } from '@/lib/schema/download';

const stores: DownloadContent['stores']['list'] = [
  {
    title: 'Android 版',
    channel: '安装包（APK），HarmonyOS 4 及更早版本同样适用',
    platforms: ['android', 'harmony'],
    url: { status: 'placeholder', value: '' },
    install: {
      title: 'Android，HarmonyOS 4 及更早',
      steps: [
        '用手机浏览器打开本页，点“Android 版”下载安装包。',
        '系统询问来源时，选择仅允许这一次安装。',
        '想核对安装包，可比较本页公布的 SHA-256。',
        '安装完成，打开 App 注册。',
      ],
    },
  },
  {
    title: 'iPhone 与 iPad 版',
    channel: 'App Store',
    platforms: ['ios'],
    url: { status: 'placeholder', value: '' },
    install: {
      title: 'iPhone 与 iPad',
      steps: [
        '点“iPhone 与 iPad 版”，跳转到 App Store。',
        '点“获取”，按提示验证。',
        '安装完成，打开 App 注册。',
      ],
    },
  },
  {
    title: 'HarmonyOS NEXT 版',
    channel: '华为应用市场（AppGallery）',
    platforms: ['harmonyNext'],
    url: { status: 'placeholder', value: '' },
    install: {
      title: 'HarmonyOS NEXT',
      steps: [
        '点“HarmonyOS NEXT 版”，跳转到华为应用市场。',
        '点“安装”。HarmonyOS NEXT 不支持 APK，请勿下载 Android 版。',
        '安装完成，打开 App 注册。',
      ],
    },
  },
];

export const publishedStores = stores.filter(({ url }) => url.value !== '');
/** Texts on using the App are shown only when a store has it. */
export const appPublished = publishedStores.length > 0;

export const download = defineContent(downloadSchema, {
  page: {
    path: '/download/',
    title: 'App 下载',
    lead: `手机上看任务、进度与结算。${
      appPublished
        ? '按手机系统选择版本，安装后注册。'
        : '即将支持 Android、iPhone 与 HarmonyOS。上架之前，请填需求单或写邮件。'
    }`,
    description: `穹路低空 App，在手机上看任务、看进度、核对结算；${appPublished ? '各版本与安装步骤见本页' : '即将支持 Android、iPhone 与 HarmonyOS'}。`,
    socialImage: 'hero/agriculture.jpg',
    updated: '2026-11-25',
    breadcrumb: '当前位置',
    home: '首页',
  },
  beforeApp: { enquiry: { title: '填需求单', path: '/about/#enquiry' }, mail: '写邮件' },
  code: { title: '用手机扫码', text: '扫码打开本页，按手机系统选择版本。' },
  stores: {
    suits: '适合本机',
    get: '下载',
    soon: '即将上架',
    note: '在微信或 QQ 中打开时，请点击右上角 ···，选择在浏览器打开。',
    list: stores,
  },
  hostApp: {
    title: '请在浏览器中下载',
    steps: ['点击右上角 ···', '选择在浏览器打开'],
    addressLabel: '或者复制本页地址，粘贴到浏览器：',
    copy: {
      copy: '复制地址',
      copied: '已复制，请到浏览器中粘贴',
      failed: '没有复制成功，请长按上面的地址复制',
    },
    close: '先看看页面',
  },
  screens: {
    label: 'App 的三个画面',
    mark: '界面示意，数据为演示。',
    list: [
      {
        id: 'tasks',
        title: '任务',
        picture: {
          file: 'download/tasks.png',
          alt: '附近任务界面示意，可按喷洒、巡护、吊运筛选：大田作物统防统治、茶园坡地喷洒、果园播撒待派单，林区巡护、山地物资吊运已匹配；前三项写着亩数与机型，后两项写着航线条数与架次',
        },
        caption: '机队看的一页：附近有哪些任务，哪些待派单。',
      },
      {
        id: 'progress',
        title: '进度',
        picture: {
          file: 'download/map.webp',
          alt: '作业地图界面示意：无人机沿往复航线作业，绕开鱼塘，下方写着大田作物统防统治，喷洒，匹配机型 P60，作业中，已完成 62%，可查看航线',
        },
        caption: '飞到哪里，做了多少，随时可看。',
      },
      {
        id: 'settlement',
        title: '结算',
        picture: {
          file: 'download/settlement.png',
          alt: '结算单界面示意，待确认：作业面积 120 亩，作业记录 6 架次已归档，航迹与地块一致，作业报告可查看，基础服务费与增产分成按协议，核对无误后确认',
        },
        caption: '每一笔都对着作业记录，核对后再确认。',
      },
    ],
  },
  install: {
    title: '安装步骤',
    lead: '选好自己手机的系统，照着做即可。',
  },
  appInfo: {
    title: '版本信息',
    lead: '便于下载后核对。',
    items: [
      { term: '版本', value: { status: 'placeholder', value: '' } },
      { term: '更新日期', value: { status: 'placeholder', value: '' } },
      { term: '安装包大小', value: { status: 'placeholder', value: '' } },
      { term: 'SHA-256', value: { status: 'placeholder', value: '' } },
      { term: '所需权限', value: { status: 'placeholder', value: '' } },
      { term: 'App 备案号', value: { status: 'placeholder', value: '' } },
    ],
    privacy: { term: '隐私', title: '隐私说明', path: '/privacy/' },
  },
  reward: {
    title: '新用户注册',
    text: '首次注册 App 账户时记入。',
    link: { title: '飞行币怎样得到', path: '/companyNews/detail/flight-coins/' },
  },
});
