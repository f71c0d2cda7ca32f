import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { guideSchema } from '@/lib/schema/guide';

/** Only the owner of the site can answer: shown nowhere, listed by npm run release-check. */
const UNANSWERED = { status: 'placeholder' as const, value: [] };

export const guide = defineContent(guideSchema, {
  page: {
    path: '/guide/',
    title: '下单指南',
    description:
      '向穹路低空提交任务分五步：任务、匹配、航线、调度、结算。每一步做什么，各场景要准备什么，需求方、平台、运营人与保险公司各负责什么，都写在这里。',
    socialImage: { title: '五步下单，用同一份记录', picture: 'films/solutions-route-poster.jpg' },
    updated: '2026-11-23',
    band: { file: 'films/solutions-route-poster.jpg', alt: '' },
    breadcrumb: '当前位置',
    home: '首页',
  },
  chaptersLabel: '本页目录',
  steps: {
    title: '五步下单',
    lead: '每一步，您做什么，平台做什么，要备好什么。',
    labels: ['您来做', '平台来做', '请备好'],
    stations: {
      task: [
        '填需求单、写邮件，或由运营中心代为提交。写明在哪里，做什么，什么时候，做到什么程度。',
        '把要做的事写成一份记录，后面四步都用它。',
        '地点与边界，作业内容，时间窗口，现场联系人。',
      ],
      match: [
        '核对机型、登记信息与飞手的操作证书。',
        '按作业类型选机型，按距离和档期选机队，按操作证书选飞手。',
        '地块的大小与坡度，或者货物的重量与尺寸。',
      ],
      route: [
        '起飞之前，逐段查看航线。',
        '查空域，算清地形与障碍，再生成航线。算不出合规航线的任务，退回并说明原因。',
        '要避让的东西：高压线、鱼塘、蜂场、住户。',
      ],
      dispatch: [
        '遇到不宜作业的天气，与机队重新商定时间。',
        '排定架次与时间，派单，跟随进度。天气或设备有变，随即重排。',
        '不能作业的时段，在现场的人。',
      ],
      settle: [
        '对着作业记录，逐项核对面积、架次与费用。',
        '您核对之后，按协议与各方结算。',
        '签好的协议，事先约定的面积算法。',
      ],
    },
    note: `${terms.airspace}${terms.flying}`,
  },
  prepare: {
    title: '各场景要准备什么',
    lead: '写得越细，后面返工越少。',
    articlesLabel: '详见',
    ask: '按这个场景填需求单',
    askLabel: '按这个场景填需求单：{title}',
    pictures: `${terms.drawnPictures}。`,
    scenes: [
      {
        scene: 'agriculture',
        title: '农业植保',
        picture: { file: 'cases/agriculture-3.jpg', alt: '金黄稻田上空，无人机均匀播撒种子' },
        list: [
          '地块位置与边界，有地形图或往年图斑更好',
          '作物、生长阶段、作业类型',
          '药剂或肥料的名称、标签、亩用量',
          '时间窗口，以及不能作业的时段',
          '地块周围要避让的东西，下风方向有什么',
          '现场联系人',
        ],
        articles: ['dispatch-task-in-five-steps', 'weather-before-spraying', 'civil-aviation-law-2026'],
      },
      {
        scene: 'forestry',
        title: '林业防护',
        picture: { file: 'cases/forestry-1.jpg', alt: '无人机在松林上空喷洒药剂防治病虫害' },
        list: [
          '林区位置与边界，有地形图更好',
          '日常巡护、病虫害飞防，还是烟火监测',
          '多久飞一次，等得了多久',
          '飞防用什么药：名称、标签、用量',
          '起降的地方，上方有没有树、线、塔',
          '现场联系人',
        ],
        articles: ['drone-nest-explained', 'weather-before-spraying'],
      },
      {
        scene: 'logistics',
        title: '工业物流',
        picture: { file: 'cases/logistics-1.jpg', alt: '重载货运无人机吊着木箱飞越晨雾笼罩的山谷' },
        list: [
          '货物名称、单件重量、尺寸、件数，重量连吊具和包装一起算',
          '起吊点与卸货点的位置和照片',
          '希望完成的时间，能不能等天气',
          '两头的现场联系人，会挂钩、解钩',
          '货物价值，是否需要投保',
        ],
        articles: ['lifting-50-to-300-kg'],
      },
      {
        scene: 'safety',
        title: '公共安全与环境保护',
        picture: { file: 'cases/safety-1.jpg', alt: '黄昏江畔城市灯火初上，安防无人机悬停巡查水面' },
        list: [
          '点位或范围：水面、桥梁、城区还是园区',
          '巡查、搜寻、照明，还是环境监测',
          '定时飞，还是随时可能飞',
          '白天还是夜间',
          '只看单次结果，还是要连续的记录',
        ],
        articles: ['drone-nest-explained', 'agricultural-class-limits'],
      },
      {
        scene: 'route',
        title: '航线规划',
        picture: {
          file: 'hero/dawn.jpg',
          alt: '晨曦中的梯田与峰林，无人机沿发光的航线飞过薄雾中的山谷',
        },
        list: [
          '从哪里到哪里，或者要飞的范围',
          '地形与障碍：坡度、电线、树、塔',
          '用哪款机型，做什么作业',
          '时间窗口，以及不能作业的时段',
        ],
        articles: ['agricultural-class-limits', 'dispatch-task-in-five-steps'],
      },
      {
        scene: 'droneNestService',
        title: '机巢服务',
        picture: { file: 'hero/nest.jpg', alt: '山脊草地上的机巢舱盖打开，无人机迎着晨光起飞' },
        list: [
          '场地由谁使用，能用多久',
          '供电稳不稳，断电之后撑多久',
          '通信有没有信号，能否备一条链路',
          '起降坪上方和进出方向有没有树、线、塔',
          '人和车多久能到',
          '大致的作业频次',
        ],
        articles: ['drone-nest-explained'],
      },
    ],
  },
  parties: {
    title: '谁负责什么',
    lead: '四方的分工，一件一件写明。',
    label: '分工表',
    item: '事项',
    columns: ['需求方', '平台', '运营人与飞手', '保险公司'],
    none: '无',
    rows: [
      {
        title: '提出任务',
        cells: ['写明地点、作业内容与时间，备好材料', '写成一份记录，匹配机队与飞手', '', ''],
      },
      {
        title: '无人机与设备',
        cells: ['', '飞控芯片与接入', '带来无人机，机型由制造厂商生产', ''],
      },
      {
        title: '飞行',
        cells: ['安排现场联系人', '不实施飞行', '机队实施飞行，飞手决定起飞与返航', ''],
      },
      {
        title: '调度',
        cells: ['时间有变，与机队商定', '排定架次与时间，派单、改派，跟随进度', '确认派单，按航线执行', ''],
      },
      {
        title: '空域与合规',
        cells: ['标出要避让的东西', '查空域；派单之前核对机型、操作证书与航线', '申请许可', ''],
      },
      {
        title: '保险',
        cells: [
          '核对保单',
          '不销售保险，不代收保费；提供作业记录',
          '依法投保责任保险',
          '承保；发生保单约定的减产时，按保险合同赔付',
        ],
      },
      {
        title: '结算',
        cells: ['核对作业记录，付服务费与分成', '按作业记录，与各方结算', '交回作业记录，按记录收款', ''],
      },
    ],
    notes: [terms.nest],
  },
  questions: {
    title: '常见问题',
    lead: '没有答到的，写进需求单，或问在线客服。',
    entries: {
      quote: {
        question: '费用由哪些部分组成？',
        answer: [
          `种植户签五年独家协议，付${terms.share}；其他需求方付服务费或机巢服务包的费用。费用以合同为准。`,
          '保费付给保险公司，不在其中。',
        ],
        links: [
          { title: '亩、亩次、公顷，各是什么', path: '/companyNews/detail/counting-mu/' },
          { title: '《机巢服务包》', path: '/documents/nestService/' },
        ],
      },
      agreement: {
        question: '五年独家协议包括什么？',
        answer: [
          '农业无人机作业与数据服务，全程使用培训，持续技术支持，保险公司承保的保险。',
          terms.exclusivity,
        ],
        links: [
          { title: '五年独家协议，逐项说明', path: '/companyNews/detail/five-year-agreement/' },
          { title: '《智能无人机调度平台白皮书》', path: '/documents/whitePaper/' },
        ],
      },
      county: {
        question: '我们县能做吗？',
        answer: [`${terms.reach}（${terms.ownFigures}）`, '写明地点和日期，我们回复能不能做、哪天做。'],
        links: [{ title: '写明地点，填需求单', path: '/about/#enquiry' }],
      },
      insurance: {
        question: '有哪些保险？',
        answer: [
          `减产保险：${terms.insurance}`,
          '责任保险：运营人依法须投保责任保险，请核对保单。',
          '平台不销售保险，也不代收保费。',
        ],
      },
      weather: {
        question: '天气不合适，怎么办？',
        answer: ['遇到不宜作业的天气，由机队与需求方重新商定时间，改期也记在同一项任务里。'],
        links: [{ title: '打药作业的天气清单', path: '/companyNews/detail/weather-before-spraying/' }],
      },
      lifting: {
        question: '吊运能吊多重，哪些货不接？',
        answer: [
          `吊运无人机 ${terms.lift} 千克，按货物匹配机型；整个机队日运力 ${terms.dailyLift} 千克（${terms.ownFigures}）。`,
          '最大起飞重量超过 150 千克的无人机属于大型，要有适航许可。',
          '易碎、怕晃的货，先做减震；液体，容器要能密封。法律法规禁止运输的物品，以及来历不明的货，不接。',
        ],
        links: [{ title: '吊运之前，先算四笔账', path: '/companyNews/detail/lifting-50-to-300-kg/' }],
      },
      drones: {
        question: `T70、T100 的“${terms.exportVersion}”是什么意思？`,
        answer: [
          `国内版已经公布的，写国内版数值。只有出口版数值的，标明“${terms.exportVersion}”；没有公布的，写“以厂商公布为准”。T70 一栏的出口版数值来自 T70P。`,
        ],
        links: [{ title: '三款对比', path: '/#compare' }],
      },
      limits: {
        question: '农用无人机，飞行限值是多少？',
        answer: [
          `《无人驾驶航空器飞行管理暂行条例》规定的农用无人驾驶航空器：${terms.agriculturalClass}。`,
          '吊运货物不在其中。常规农用作业不要执照，飞手要有操作证书。',
        ],
        links: [{ title: '农用类别，条件逐条看', path: '/companyNews/detail/agricultural-class-limits/' }],
      },
      data: {
        question: '作业留下哪些记录？',
        answer: ['每次作业的记录包括地块、时间、航线、用量，用于结算与复核。'],
        links: [{ title: '这个网站处理哪些信息', path: '/privacy/' }],
      },
      join: {
        question: '有机队，如何加入？',
        answer: [
          '您带来无人机、认证飞手与当地的服务能力，平台提供任务匹配、航线与调度，按作业记录结算。',
          '写信给我们，写明所在地区、现有机队与人员。',
        ],
        links: [
          { title: '合伙人机制', path: '/about/#partner' },
          { title: '《商业计划书》', path: '/documents/businessPlan/' },
        ],
      },
      coins: {
        question: '飞行币能当钱用吗？',
        answer: [
          `不能。${terms.coins}新用户注册得 ${terms.registerCoins} 枚，购买服务包得 ${terms.purchaseCoins} 枚，推荐好友购买服务包得 ${terms.recommendCoins} 枚。`,
        ],
        links: [{ title: '飞行币的获得与使用', path: '/companyNews/detail/flight-coins/' }],
      },
      'response-from': {
        question: `${terms.responseHours} 小时极速响应，从什么时候算起，算到什么时候？`,
        answer: UNANSWERED,
      },
      'quote-time': { question: '提了需求，多久有报价？', answer: UNANSWERED },
      price: { question: '打一亩多少钱？', answer: UNANSWERED },
      'least-area': { question: '多少亩起接？', answer: UNANSWERED },
      'lead-time': { question: '要提前几天下单？', answer: UNANSWERED },
      materials: { question: '药和水由谁准备？', answer: UNANSWERED },
      respray: { question: '漏喷了，或者没有效果，补喷吗？', answer: UNANSWERED },
      cancel: { question: '下单之后能取消或改期吗，收费吗？', answer: UNANSWERED },
      invoice: { question: '和谁签合同，发票由谁开，开哪一种？', answer: UNANSWERED },
      counties: { question: '服务的是哪些县？', answer: UNANSWERED },
      projects: { question: '做过哪些项目？', answer: UNANSWERED },
      insurer: { question: '承保的是哪家保险公司？', answer: UNANSWERED },
      share: { question: '增产分成怎么算，分多少？', answer: UNANSWERED },
      'pilot-pay': { question: '飞手挣多少，多久结一次？', answer: UNANSWERED },
      certification: { question: '飞手由谁认证？', answer: UNANSWERED },
      chip: { question: '飞控芯片怎样装进别家的无人机？', answer: UNANSWERED },
      telephone: { question: '打哪个电话能找到人？', answer: UNANSWERED },
      hours: { question: '客服什么时间在线？', answer: UNANSWERED },
    },
  },
  closing: {
    title: '备好了，写成一份需求单',
    text: '场景、地点、规模、日期，一项一项填，填好可以复制，也可以写邮件。',
    ask: { title: '填需求单', path: '/about/#enquiry' },
    service: '在线客服',
    mailbox: '邮箱',
  },
});
