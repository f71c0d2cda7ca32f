import { defineContent } from '@/lib/content/defineContent';
import { MAX_CACHED_MB } from '@/lib/offline/cache';
import { privacySchema } from '@/lib/schema/privacy';

export const privacy = defineContent(privacySchema, {
  page: {
    path: '/privacy/',
    title: '隐私说明',
    description:
      '本网站不设置 Cookie，不使用统计和广告。谁在处理个人信息、处理哪些、保存多久，怎样查看、更正和删除，都写在这里。',
    socialImage: 'technology/chip.jpg',
    updated: '2026-11-25',
    breadcrumb: '当前位置',
    home: '首页',
  },
  updatedLabel: '更新日期',
  contentsLabel: '本页目录',
  summary: [
    '不设置 Cookie，不使用统计和广告。{scripts}',
    '浏览器里只保存下文列出的值和您看过的页面，您随时可以清除。',
    '服务器日志由托管服务商记录，只用于安全与排障。',
  ],
  scripts: {
    none: '页面不加载其他网站的脚本、字体和图片。',
    map: '除了“联系我们”里的地图，页面不加载其他网站的脚本、字体和图片；看到地图时，地图服务商会收到 IP 地址、时间与浏览器标识。',
    storage: '部分图片和短片放在本站的存储（{storage}），它会收到 IP 地址、时间与浏览器标识。',
  },
  controller: {
    title: '谁在处理',
    text: '本网站的个人信息处理者及其联系方式：',
    company: '名称',
    email: '邮箱',
    place: '所在地',
  },
  processing: {
    title: '处理哪些信息，为了什么',
    lead: '浏览不需要注册。只有需求单会请您填写联系方式，填不填由您定。以下几件事会涉及信息：',
    entries: [
      {
        title: '您访问过、但本站没有的地址',
        details: [
          { term: '目的', text: '找不到页面时，告诉您访问的是哪个地址，并推荐相近的页面。' },
          { term: '种类', text: '最近一次访问的、本站没有的页面地址，名称为 requestedUrl。' },
          { term: '方式', text: '只写入您浏览器的本地存储，不发送给任何人。' },
          { term: '保存多久', text: '直到下一个这样的地址覆盖它，或者您清除它。' },
        ],
      },
      {
        title: '长辈版',
        details: [
          { term: '目的', text: '下次打开时，仍用您选择的大字版面。' },
          { term: '种类', text: '您是否开启了长辈版，名称为 senior。' },
          { term: '方式', text: '只写入您浏览器的本地存储，不发送给任何人。' },
          { term: '保存多久', text: '直到您关闭长辈版，或者清除它。' },
        ],
      },
      {
        title: '线路检测',
        details: [
          { term: '目的', text: '在几条候选线路中，选出您的网络连得上的一条。' },
          {
            term: '种类',
            text: '不读取您的信息；与任何网络请求一样，线路服务器会收到 IP 地址、时间与浏览器标识。',
          },
          {
            term: '方式',
            text: '页面打开之后，向每条候选线路发送一次请求，页脚有“检测线路”时，点一次再各发送一次；只看是否接通，用时只在您的设备上计算。',
          },
          { term: '保存多久', text: '结果留在当前页面里，关闭页面即消失。' },
        ],
      },
      {
        title: '没有网络时可看的副本',
        details: [
          { term: '目的', text: '在田间没有信号的地方，仍能打开您看过的页面、公告和文档。' },
          { term: '种类', text: '您看过的本站页面、图片和文档，不含短片。' },
          { term: '方式', text: '由浏览器保存在您的设备上，不发送给任何人；有网络时总是先取最新的。' },
          {
            term: '保存多久',
            text: `最多保存 ${MAX_CACHED_MB} MB，放不下时先删很久没有用到的；您可以在下文全部清除，继续浏览时会重新保存。`,
          },
        ],
      },
      {
        title: '网站托管日志',
        details: [
          { term: '目的', text: '保障网站安全，排查故障。' },
          { term: '种类', text: 'IP 地址、访问时间、请求的地址、浏览器标识。' },
          { term: '方式', text: '网站由静态文件构成，托管它的服务器自动记录每次请求。' },
          { term: '保存多久', text: '{logs}' },
        ],
      },
      {
        title: '您填写的需求单',
        details: [
          { term: '目的', text: '处理您提出的需求，与您联系。' },
          {
            term: '种类',
            text: '场景、地点、规模、作物与药肥、日期、现场情况，您的姓名或农场，手机号或邮箱。没有发出的草稿留在这个标签页里，不含是否勾选同意。',
          },
          {
            term: '方式',
            text: '只写入这个标签页的会话存储；由您自己复制或写邮件发出，页面上有“提交”按钮时，也可以由您提交到本公司的服务器。不发给其他人。',
          },
          {
            term: '保存多久',
            text: '在浏览器里，直到您提交、清空，或者关闭标签页；我们收到的，{letters}',
          },
        ],
      },
      {
        title: '您写来的信',
        details: [
          { term: '目的', text: '回复您。' },
          { term: '种类', text: '您的邮箱地址，以及您在信中写下的内容。' },
          { term: '方式', text: '由您主动发送，经邮件服务收取。' },
          { term: '保存多久', text: '{letters}' },
        ],
      },
    ],
  },
  retention: {
    logs: { status: 'placeholder', value: '不少于六个月，到期后按托管服务商的规则删除。' },
    letters: { status: 'placeholder', value: '事项办结后删除，法律另有规定的除外。' },
    reply: { status: 'placeholder', value: '' },
  },
  stored: {
    title: '浏览器里保存的值',
    text: '以下是此刻保存在您这台设备上的全部内容。清除后，网站照常使用。',
    values: {
      requestedUrl: { name: '访问过、但本站没有的地址' },
      senior: { name: '长辈版', shown: '已开启' },
      enquiry: { name: '没有发出的需求单', shown: '有填写的内容' },
    },
    copies: { name: '没有网络时可看的副本', shown: '{n} 个文件' },
    empty: '没有保存',
    clear: '全部清除',
    cleared: '已清除',
  },
  chapters: [
    {
      id: 'others',
      title: '第三方与外部链接',
      paragraphs: [
        '{scripts}',
        '我们不出售、不公开您的个人信息，也不用它做自动化决策。',
        '有些链接通往别的网站，例如在线客服、应用商店和政策来源。打开之后，适用对方的规则。',
      ],
    },
    {
      id: 'rights',
      title: '您的权利',
      paragraphs: ['您可以写信到上面的邮箱，要求：'],
      list: [
        '查阅、复制您的个人信息；',
        '更正、补充不准确或不完整的信息；',
        '删除信息，撤回同意，限制或拒绝处理；',
        '请我们解释本说明。',
      ],
      after: [
        '{reply}不能照办的，我们说明理由（《中华人民共和国个人信息保护法》第五十条）。',
        '您也可以向网信部门投诉（第六十五条）。',
      ],
    },
    {
      id: 'minors',
      title: '未成年人',
      paragraphs: ['本网站不面向不满十四周岁的未成年人，也不会有意收集他们的个人信息。'],
    },
    {
      id: 'app',
      title: 'App 与在线客服',
      paragraphs: ['本说明只适用于本网站。App 的个人信息处理规则随 App 一同公布；在线客服适用其自身的规则。'],
    },
    {
      id: 'changes',
      title: '本说明的更新',
      paragraphs: ['处理的信息有增减时，我们先修改本页，再上线相应的功能，并更新页首的日期。'],
    },
  ],
});
