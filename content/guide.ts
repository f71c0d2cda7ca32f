import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { guideSchema } from '@/lib/schema/guide';

export const guide = defineContent(guideSchema, {
  page: {
    path: '/guide/',
    title: '下单指南',
    description:
      '向穹路低空提交任务分五步：任务、匹配、航线、调度、结算。每一步做什么，各场景要准备什么，需求方、平台、运营人与保险公司各负责什么，都写在这里。',
    card: { title: '五步下单，一份记录贯穿始终', picture: 'films/solutions-route-poster.jpg' },
    updated: '2026-11-22',
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
        '请对方说明机型与类别，出示登记信息；问明由谁操控。',
        '按作业类型选机型，按距离和档期选机队，按资质选飞手。',
        '地块的大小与坡度，或者货物的重量与尺寸。',
      ],
      route: [
        '起飞之前，逐段查看航线。',
        '先算清地形、障碍与空域规则，再生成航线。算不出合规航线的任务，退回并说明原因。',
        '要避让的东西：高压线、鱼塘、蜂场、住户。',
      ],
      dispatch: [
        '遇到不宜作业的天气，与机队重新商定时间。',
        '派单，跟随任务进度。天气或设备有变，随即重排。',
        '不能作业的时段，在现场的人。',
      ],
      settle: [
        '对着作业记录，逐项核对面积、架次与费用。有漏喷就补，有出入就谈。',
        '您核对之后，按协议与各方结算。',
        '签好的协议，事先约定的面积算法。',
      ],
    },
    note: `${terms.flying}各方的权利义务以签署的协议为准。`,
  },
  prepare: {
    title: '各场景要准备什么',
    lead: '写得越细，后面返工越少。',
    articlesLabel: '详见',
    ask: '按这个场景提需求',
    askLabel: '按这个场景提需求：{title}',
    pictures: `${terms.pictures}。`,
    scenes: [
      {
        scene: 'agriculture',
        title: '农业植保',
        picture: { file: 'cases/agriculture-2.jpg', alt: '茶园垄行顺坡起伏，小型农用无人机低空喷洒' },
        list: [
          '地块位置与边界，有地形图或往年图斑更好',
          '作物、生长阶段、作业类型',
          '药剂或肥料的名称、标签、亩用量，由谁准备',
          '时间窗口，以及不能作业的时段',
          '地块周围要避让的东西，下风方向有什么',
          '现场联系人',
        ],
        articles: ['dispatch-task-in-five-steps', 'weather-before-spraying', 'civil-aviation-law-2026'],
      },
      {
        scene: 'forestry',
        title: '林业防护',
        picture: { file: 'cases/forestry-2.jpg', alt: '晨雾弥漫的林海上空，巡护无人机执行巡查' },
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
        title: '公共安全',
        picture: { file: 'cases/safety-1.jpg', alt: '黄昏江畔城市灯火初上，安防无人机悬停巡查水面' },
        list: [
          '点位或范围：水面、桥梁、城区还是园区',
          '巡查、搜寻、照明，还是环境监测',
          '定时飞，还是随时可能飞',
          '白天还是夜间',
          '空域要不要申请，由谁去核实',
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
          '附近有没有管制空域',
        ],
        articles: ['agricultural-class-limits', 'dispatch-task-in-five-steps'],
      },
      {
        scene: 'droneNestService',
        title: '机巢服务',
        picture: { file: 'cases/nest-3.jpg', alt: '俯视机巢：舱盖敞开，无人机停在起降坪上' },
        list: [
          '场地由谁使用，能用多久',
          '供电稳不稳，断电之后撑多久',
          '通信有没有信号，能否备一条链路',
          '起降坪上方和进出方向有没有树、线、塔',
          '所在位置允许飞哪些航线',
          '人和车多久能到，谁来清扫、检修',
          '大致的作业频次',
        ],
        articles: ['drone-nest-explained'],
      },
    ],
  },
  parties: {
    title: '谁负责什么',
    lead: '四方的分工，一件一件写明。',
    table: '分工表',
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
        cells: ['安排现场联系人', '不实施飞行', '实施飞行，决定起飞与返航', ''],
      },
      {
        title: '调度',
        cells: ['时间有变，与机队商定', '派单、改派、重排，跟随进度', '确认派单，按航线执行', ''],
      },
      {
        title: '空域与合规',
        cells: [
          '标出要避让的东西',
          '派单之前，核对机型、飞手资质与航线',
          '依法取得所需的许可，资质在有效期内',
          '',
        ],
      },
      {
        title: '保险',
        cells: [
          '签约之前，逐条读过保险条款',
          '不销售保险，不代收保费；提供作业记录，供核对',
          '按规定投保',
          '承保；发生保单约定的减产时，按保险合同赔付',
        ],
      },
      {
        title: '结算',
        cells: [
          '核对作业记录，按协议付服务费与分成',
          '按作业记录，与各方结算',
          '交回作业记录，按记录收款',
          '保费付给保险公司，不经平台',
        ],
      },
    ],
    notes: [terms.nest, '各方的权利义务以签署的协议为准，保险以保险合同为准。'],
  },
  questions: {
    title: '常见问题',
    lead: '没有答到的，写进需求单，或问在线客服。',
    entries: {
      quote: {
        question: '报价由哪些部分组成？',
        answer: [
          `种植户签五年独家协议：${terms.fees}。基础服务费对应作业本身；产量增加，从增加的部分里分成，没有增加，这一份就没有。`,
          '其他需求方为一次作业支付服务费，标准以协议为准。机巢服务包的价格、设备配置与服务期限因站点而异，以签署的合同为准。',
          '保费不在报价里。报价单上写“每亩”，要问一句：是一遍，还是一季？',
        ],
        links: [{ title: '亩、亩次、公顷，各是什么', path: '/companyNews/detail/counting-mu/' }],
      },
      exclusivity: {
        question: '五年独家协议，独家管到哪里？',
        answer: [
          `${terms.exclusivity}签约之前，把范围问明白：包括哪些地块、哪些作业，土地流转之后如何处理。写进协议的才算数。`,
        ],
        links: [{ title: '签字之前的七条清单', path: '/companyNews/detail/five-year-agreement/' }],
      },
      county: {
        question: '我们县能做吗？',
        answer: [
          `${terms.reach}（${terms.company}）`,
          '具体到一块地，要看匹配：离地块多远，机队手上有没有别的任务，在时间窗口里能不能赶到。把地点和时间写进需求单，或问在线客服。',
        ],
        links: [{ title: '写明地点，提需求', path: '/about/#enquiry' }],
      },
      response: {
        question: `“${terms.responseHours} 小时极速响应”说的是什么？`,
        answer: [
          `${terms.responseHours} 小时是公司提供的响应时间，具体以协议为准。一项任务哪天能飞，还要看机队的距离与档期、天气和空域。`,
        ],
      },
      insurance: {
        question: '保险管什么，不管什么？',
        answer: [
          `保险管减产：${terms.insurance}减产的认定、免赔情形与理赔流程，也以保险合同为准。`,
          '药液飘到邻家、碰到电线，由哪一方负责，有没有投保，签合同之前另外问明。',
          '平台不销售保险，也不代收保费。',
        ],
        links: [{ title: '算一算保费与赔付', path: '/#ecoAgreement' }],
      },
      weather: {
        question: '天气不合适，怎么办？',
        answer: [
          '提交任务时约定的是一段时间窗口。窗口里遇到不宜作业的天气，由机队与需求方重新商定时间，改期也记在同一项任务里。',
        ],
        links: [{ title: '打药作业的天气清单', path: '/companyNews/detail/weather-before-spraying/' }],
      },
      lifting: {
        question: '吊运能吊多重，哪些货不接？',
        answer: [
          `吊运无人机 ${terms.lift} 千克，按货物匹配机型；日运力 ${terms.dailyLift} 千克（${terms.company}）。能飞多远，以机型的厂商参数和现场测算为准。`,
          '易碎、怕晃的货，先做减震；活物，先问清能不能运；液体，容器要能密封。法律法规禁止运输的物品，以及来历不明的货，不接。',
        ],
        links: [{ title: '吊运之前，先算四笔账', path: '/companyNews/detail/lifting-50-to-300-kg/' }],
      },
      drones: {
        question: `T70、T100 的“${terms.exportVersion}”是什么意思？`,
        answer: [
          `国内版已经公布的，写国内版数值。只有出口版数值的，标明“${terms.exportVersion}”；没有公布的，写“以厂商公布为准”。T70 一栏的出口版数值来自 T70P。`,
          '无人机由制造厂商生产，参数以厂商公布为准。',
        ],
        links: [{ title: '三机对比', path: '/#compare' }],
      },
      limits: {
        question: '农用无人机的飞行限值是多少？',
        answer: [
          '《无人驾驶航空器飞行管理暂行条例》给农用一类的限值：真高不超过 30 米，平飞速度不超过 50 千米每小时，飞行半径不超过 2000 米。',
          '吊运货物、巡护林区、城市里的应急飞行按哪一类管理，以条例原文和当地管理部门的答复为准。',
        ],
        links: [{ title: '三条线从哪里来', path: '/companyNews/detail/agricultural-class-limits/' }],
      },
      data: {
        question: '作业留下哪些数据，归谁？',
        answer: [
          '每次作业的记录包括地块、时间、航线、用量，用于结算与复核。',
          '数据归谁、如何使用，写在协议里，签字之前核对。',
        ],
        links: [{ title: '这个网站处理哪些信息', path: '/privacy/' }],
      },
      join: {
        question: '有机队，如何加入？',
        answer: [
          '您带来无人机、认证飞手与当地的服务能力，平台提供任务匹配、航线与调度，按作业记录结算。',
          '申请时写明所在地区、现有机队与人员。步骤与条件以合作协议为准。',
        ],
        links: [{ title: '合伙人机制', path: '/about/#partner' }],
      },
      coins: {
        question: '飞行币能当钱用吗？',
        answer: [
          `不能。${terms.coins}新用户注册得 ${terms.registerCoins} 枚，购买服务包得 ${terms.purchaseCoins} 枚，推荐好友购买服务包得 ${terms.recommendCoins} 枚。`,
          '能换什么、要多少枚、有没有期限，以 App 内公示的规则为准。',
        ],
        links: [{ title: '飞行币的获得与使用', path: '/companyNews/detail/flight-coins/' }],
      },
      'response-from': {
        question: `${terms.responseHours} 小时从什么时候算起，算到什么时候？`,
        answer: { status: 'placeholder', value: [] },
      },
      'quote-time': {
        question: '提了需求，多久有报价？',
        answer: { status: 'placeholder', value: [] },
      },
      cancel: {
        question: '下单之后能取消或改期吗，收费吗？',
        answer: { status: 'placeholder', value: [] },
      },
      invoice: {
        question: '能开发票吗，开哪一种？',
        answer: { status: 'placeholder', value: [] },
      },
      hours: {
        question: '客服什么时间在线？',
        answer: { status: 'placeholder', value: [] },
      },
    },
  },
  closing: {
    title: '备好了，写成一份需求单',
    text: '场景、地点、面积或货物、日期，一项一项填，填好可以复制，也可以写邮件。',
    ask: { title: '填需求单', path: '/about/#enquiry' },
    service: '在线客服',
    mailbox: '邮箱',
  },
});
