import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { LIMITS } from '@/lib/drones/jobSums';
import { guideSchema } from '@/lib/schema/guide';

export const guide = defineContent(guideSchema, {
  page: {
    path: '/guide/',
    title: '下单指南',
    description:
      '向穹路低空下单的五步，各场景要准备什么，打药、巡护、吊运、机巢与紧急飞行要批什么、看哪些证，药液与趟数怎么算，种植户、货主、机队与邻居常问的事。',
    socialImage: 'films/solutions-route-poster.jpg',
    updated: '2026-11-25',
    lead: '五步下单，每一步您来做什么。',
    breadcrumb: '当前位置',
    home: '首页',
  },
  ask: { title: '填需求单', path: '/about/#enquiry' },
  chaptersLabel: '本页目录',
  steps: {
    title: '五步下单',
    details: '每一步，平台来做什么，请备好什么',
    item: '步骤',
    columns: ['平台来做', '请备好'],
    list: [
      {
        drawing: 'task',
        title: '任务',
        yours: '填需求单，或者写邮件：在哪里，做什么，什么时候，做到什么程度。',
        others: ['写成一份记录，后面四步都用它。', '地点与边界，作业内容，时间窗口，现场联系人。'],
      },
      {
        drawing: 'match',
        title: '匹配',
        yours: '核对机型、登记信息与证件，看哪些证见下文。',
        others: [
          '机型按作业类型选，机队（运营人）按距离和档期选，飞手按证件选：常规农用作业看操作证书，其他飞行看操控员执照。',
          '地块的大小与坡度，或者货物的重量与尺寸。',
        ],
      },
      {
        drawing: 'route',
        title: '航线',
        yours: sharedCopy.avoid,
        others: [
          '查空域，算清地形与障碍，再生成航线。算不出合规航线的任务，退回并说明原因。',
          '边界、起降点和要避让的东西在哪里，有照片更好。',
        ],
      },
      {
        drawing: 'dispatch',
        title: '调度',
        yours: '确认时间，安排人在现场。',
        others: [
          '排定架次与时间，派单，跟随进度。天气或设备有变，随即重排。',
          '不能作业的时段，现场联系人。',
        ],
      },
      {
        drawing: 'settle',
        title: '结算',
        yours: '对着作业记录，核对面积或趟数、架次与费用。',
        others: [
          '您核对之后，按合同与各方结算。',
          '签好的合同，约定的计量办法：农田按面积，吊运按趟数与重量，巡查按架次与时长。',
        ],
      },
    ],
    note: sharedCopy.flying,
  },
  prepare: {
    title: '各场景要准备什么',
    lead: '写得越细，后面返工越少。',
    ask: '填需求单',
    askLabel: '填需求单：{title}',
    pictures: `${sharedCopy.drawnPictures}。`,
    scenes: [
      {
        scene: 'agriculture',
        title: '农业植保',
        picture: { file: 'cases/agriculture-3.jpg', alt: '金黄稻田上空，无人机播撒种子' },
        list: [
          '地块位置与边界，有地形图或往年图斑更好',
          '作物、生长阶段、作业类型',
          '药剂或肥料的名称，标签上的每亩用药量',
          '时间窗口，以及不能作业的时段',
          '地块周围要避让的东西，下风方向有什么',
          '现场联系人',
        ],
        rules: { title: '打药、播撒要批什么，看哪些证', path: '/guide/?scene=agriculture#rules' },
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
        rules: { title: '林区巡护要批什么，看哪些证', path: '/guide/?scene=patrol#rules' },
        articles: ['drone-nest-explained', 'weather-before-spraying'],
      },
      {
        scene: 'logistics',
        title: '工业物流',
        picture: {
          file: 'people/lifting.jpg',
          alt: '傍晚山顶的卸货点，两名戴安全帽的工人为吊运无人机放下的木箱解钩',
        },
        list: [
          '货物名称、单件重量、尺寸、件数，重量连吊具和包装一起算',
          '起吊点与卸货点的位置和照片',
          '希望完成的时间，能不能等天气',
          '两头的现场联系人，会挂钩、解钩',
          '货物价值，是否需要投保',
        ],
        rules: { title: '吊运要批什么，看哪些证', path: '/guide/?scene=logistics#rules' },
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
        rules: { title: '城市与水面飞行要批什么，看哪些证', path: '/guide/?scene=patrol#rules' },
        articles: ['drone-nest-explained'],
      },
      {
        scene: 'route',
        title: '航线规划',
        picture: {
          file: 'valley.webp',
          alt: '等高线画成的山谷：一条吊运航线越过河峡，几块田里排着往复的航线',
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
        rules: { title: '机巢远程飞行要批什么，看哪些证', path: '/guide/?scene=droneNestService#rules' },
        articles: ['drone-nest-explained'],
      },
    ],
  },
  job: {
    title: '作业测算',
    lead: '要多少药液、飞几趟，先算一算。',
    exampleNote: '示例',
    changeNote: '，改成您自己的数',
    quantities: {
      mu: { label: '亩数', unit: '亩' },
      dose: { label: '每亩喷液量（兑水后）', unit: 'L' },
      liquid: { label: '药液', unit: 'L' },
      tank: { label: '药箱容量', unit: 'L' },
      boxes: { label: '箱数', unit: '箱' },
      weight: { label: '货物重量', unit: 'kg' },
      load: { label: '单趟载重', unit: 'kg' },
      trips: { label: '趟数', unit: '趟' },
    },
    /** 能填的范围是 lib/drones/jobSums.ts 的 LIMITS。 */
    example: { mu: '160', dose: '1.5', tank: 'P60', weight: '500', load: '50' },
    problem: `请填 ${LIMITS.min} 到 ${LIMITS.max}`,
    unknown: '–',
    jobs: {
      agriculture: {
        title: '打药：药液与箱数',
        notes: ['农药标签写的是用药量，不是喷液量。', '药箱容量据厂商公开资料：{tanks}。箱数向上取整。'],
        ask: { title: '按这个面积填需求单', path: '/about/#enquiry' },
      },
      logistics: {
        title: '吊运：趟数',
        notes: ['货物重量连吊具和包装一起算；单件比单趟载重还重的，吊不了。趟数向上取整。'],
        ask: { title: '按这个重量填需求单', path: '/about/#enquiry' },
      },
    },
  },
  parties: {
    title: '谁负责什么',
    lead: '同一件事，各方做什么。',
    label: '分工表',
    item: '事项',
    columns: ['需求方', '平台', '机队与飞手'],
    none: '无',
    rows: [
      {
        title: '提出任务',
        cells: ['写明地点、作业内容与时间，备好材料', '写成一份记录，匹配机队与飞手', ''],
      },
      {
        title: '无人机与设备',
        cells: ['', '飞控芯片与接入', '带来无人机，机型由厂商生产'],
      },
      {
        title: '飞行',
        cells: ['安排现场联系人', '不实施飞行', '机队实施飞行，飞手决定起飞与返航'],
      },
      {
        title: '调度',
        cells: ['确认时间', '排定架次与时间，派单、改派，跟随进度', '确认派单，判断能不能作业，按航线执行'],
      },
      {
        title: '空域与合规',
        cells: [
          '标出要避让的东西',
          `查空域；派单之前核对机型、证件与航线`,
          '飞行要申请的，提出申请；证件随身带',
        ],
      },
      {
        title: '保险',
        cells: ['核对责任保险的保单', `不销售保险，不代收保费；提供作业记录`, '依法投保责任保险'],
        note: '减产保险由保险公司承保；发生保单约定的减产时，按保险合同赔付',
      },
      {
        title: '结算',
        cells: [
          '核对作业记录，付服务费；种植户按五年独家协议，另付增产分成',
          '按作业记录，与各方结算',
          '交回作业记录，按记录收款',
        ],
      },
    ],
    notes: [sharedCopy.responsibility, sharedCopy.nest],
  },
});
