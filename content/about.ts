import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { aboutSchema } from '@/lib/schema/about';

export const about = defineContent(aboutSchema, {
  page: {
    path: '/about/',
    title: '关于我们',
    description:
      '穹路低空做调度，不造无人机，也不培训飞手。这一页有公司简介、商业模式、合伙人机制和联系方式。',
    socialImage: 'people/field-edge.jpg',
    updated: '2026-11-25',
    breadcrumb: '当前位置',
    home: '首页',
  },
  chaptersLabel: '本页目录',
  company: {
    title: '公司简介',
    menuNote: '做什么，不做什么',
    statement: '我们不造无人机，我们做调度。',
    paragraphs: [
      '穹路低空建设全国性智能无人机调度平台：接下任务，匹配机队（运营人）与认证飞手，排定架次与时间，按作业记录结算。',
      '无人机来自厂商，飞手来自合作伙伴，任务来自农田、林区、江上与城市。',
    ],
    picture: {
      file: 'people/field-edge.jpg',
      alt: '清晨田边，种植户抬手指着正在喷洒的无人机，飞手拿着遥控器站在一旁，两人背对镜头',
      phone: { ratio: [4, 3], x: 66 },
    },
    does: {
      title: '我们做',
      points: [
        { title: '调度技术', text: '把任务排成架次，排定时间与航线。' },
        { title: '飞控芯片', text: '装在无人机上，执行航线，回传状态。' },
        { title: '任务匹配', text: '按作业内容、机型与距离，找到合适的机队与飞手。' },
        { title: '商业体系', text: '服务费、分成与结算，按协议和记录执行。' },
      ],
    },
    doesNot: {
      title: '我们不做',
      points: [
        { title: '不造无人机', text: '无人机由厂商生产。' },
        { title: '不培训飞手', text: '认证飞手属于合作伙伴。' },
      ],
    },
  },
  vision: {
    title: '企业愿景',
    menuNote: '有路可走，有规可循，有账可查',
    statement: '让低空像公路一样：有路可走，有规可循，有账可查。',
    paragraphs: ['田里打药，江上吊货，城里巡水面，同一个平台安排。'],
    picture: {
      file: 'bands/vision.jpg',
      alt: '傍晚的江面与峰林，无人机飞在车灯连成光带的斜拉桥旁',
      phone: { ratio: [6, 7], x: 53 },
    },
  },
  history: {
    title: '发展历程',
    menuNote: '平台规模与行业政策大事记',
    statement: '行业的路，六年里修成。',
    present: '如今',
    earlier: '更早的大事',
    today: {
      title: '平台今天的规模',
      text: `${sharedCopy.reach}无人机 ${sharedCopy.drones} 架，安全飞行 ${sharedCopy.flightHours} 小时（${sharedCopy.ownFigures}）。`,
    },
    /** 公司自己的大事，每件写 date、title、text，可加 url；政策大事写在 content/policies.ts。 */
    ownEvents: { status: 'placeholder', value: [] },
  },
  business: {
    title: '商业模式',
    menuNote: '谁下单，谁执行，谁付给谁',
    statement: '谁下单，谁执行，谁付给谁。',
    drawing: {
      alt: '商业模式图：需求方向调度平台提交任务，付服务费，种植户另付增产分成，收到作业报告；平台把任务与航线派给机队，收回作业记录，按记录结算。',
      demand: { title: '需求方', members: ['种植户与农场', '物流企业', '公共安全单位'] },
      platform: {
        title: '调度平台',
        parts: [
          { title: '任务匹配', text: '找到机队与飞手' },
          { title: '调度技术', text: '排架次，定航线' },
          { title: '飞控芯片', text: '执行航线，回传' },
          { title: '商业体系', text: '计费、分成、结算' },
        ],
      },
      supply: { title: '机队（运营人）', members: ['工业级无人机', '认证飞手', '当地服务'] },
      flows: {
        task: '任务',
        share: '分成（种植户）',
        fee: '服务费',
        report: '作业报告',
        order: '任务与航线',
        settlement: '按记录结算',
        record: '作业记录',
      },
    },
    payments: {
      title: '谁付给谁',
      to: '付给',
      rows: [
        {
          from: '种植户',
          to: '平台',
          title: '基础服务费',
          text: '农业无人机作业与数据服务的费用，写在五年独家协议里。',
        },
        { from: '种植户', to: '平台', title: '增产分成', text: '产量增加的部分，按协议约定的比例分成。' },
        { from: '其他需求方', to: '平台', title: '服务费', text: '吊运、巡护等任务的费用。' },
        {
          from: '需求方',
          to: '平台',
          title: '机巢服务包',
          text: '机巢接入、任务调度与技术支持的费用。',
        },
        { from: '平台', to: '机队', title: '作业结算', text: '按作业记录，与机队和飞手结算。' },
      ],
      link: { title: '减产保险，见五年独家协议', path: '/companyNews/detail/five-year-agreement/' },
    },
  },
  partnership: {
    title: '合伙人机制',
    menuNote: '机队怎样加入，要哪些证件',
    statement: '您有地、有机队、有货，我们派任务。',
    item: '伙伴',
    columns: ['伙伴带来', '平台提供', '合作方式'],
    kinds: [
      {
        title: '种植户与农场',
        cells: [
          '地块与作业需求',
          '农业无人机作业与数据服务，全程使用培训，持续技术支持',
          `五年独家协议：${sharedCopy.share}。`,
        ],
      },
      {
        title: '机队（运营人）',
        cells: [
          '无人机、认证飞手与当地的服务能力',
          '任务匹配、航线与调度，飞控芯片与接入',
          '按作业记录结算。',
        ],
      },
      {
        title: '行业企业',
        cells: ['要运的货、要巡的线路', '共享的调度技术资源', '长期战略合作，共建低空智慧物流走廊'],
      },
    ],
    note: '“使用培训”教的是服务的用法，不是飞手执照培训。',
    steps: {
      title: '机队怎样加入',
      list: [
        { title: '联系', text: '写信给我们，写明所在地区、现有机队与人员。' },
        {
          title: '核对',
          text: `证件要齐：实名登记（第十条）、运营合格证（第十一条，常规农用作业除外）、适航许可（第八条，中型和大型）、操控员执照，只做常规农用作业的为操作证书（第十六条）、责任保险（第十二条）。条款出自${sharedCopy.regulation}。`,
        },
        { title: '接入', text: '设备接入平台，人员学习使用服务。' },
        { title: '承接', text: '按匹配结果接受派单，按作业记录结算。' },
      ],
    },
    links: [
      { title: '五年独家协议', path: '/#ecoAgreement' },
      { title: '生态共创', path: '/#ecoCoCreation' },
      { title: '风险与应对，见商业计划书', path: '/documents/businessPlan/' },
    ],
  },
  anniversary: {
    title: '十周年纪念币',
    menuNote: '公司纪念品，不具货币属性',
    statement: '无人机掠过梯田，稻穗环抱。',
    paragraphs: [sharedCopy.commemorativeCoin, '图样为示意。'],
    picture: {
      file: 'about/coin.webp',
      alt: '纪念币图样：金色币面上，无人机飞过梯田，两侧是稻穗',
    },
  },
  contact: {
    title: '联系我们',
    menuNote: '需求单、邮箱与客服',
    labels: {
      company: '公司',
      email: '邮箱',
      place: '所在地',
      service: '在线客服',
      document: '商业计划书',
    },
    openService: '打开客服窗口',
    documents: [
      { title: '网页', path: '/documents/businessPlan/' },
      { title: 'PDF', path: '/preview/?url=/documents/business-plan.pdf' },
    ],
    answers: [{ term: '公众号、短视频', text: '二维码在每页的页脚。' }],
  },
});
