import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { LIMITS } from '@/lib/drones/jobSums';
import { ecosystemSchema } from '@/lib/schema/home/ecosystem';

export const ecosystem = defineContent(ecosystemSchema, {
  title: '生态合作',
  lead: '与种植户长期合作，与行业企业共建网络。',
  agreement: {
    title: '五年独家协议',
    picture: { file: 'ecosystem/agreement.jpg', alt: '成熟的稻田边，农用无人机停在小型起降坪上' },
    points: [terms.share, '农业无人机作业与数据服务', '全程使用培训，持续技术支持'],
    guarantee: '由保险公司承保的减产保险',
    figures: [
      { value: terms.premium, unit: '元/亩', label: ['保费'] },
      { value: terms.compensation, unit: '%', label: ['保单约定的减产', '按市场价赔付'] },
    ],
    insurance: terms.insurance,
    job: {
      title: '作业测算',
      exampleNote: '示例数值',
      quantities: {
        mu: { label: '亩数', unit: '亩' },
        dose: { label: '每亩用量', unit: 'L' },
        liquid: { label: '药液', unit: 'L' },
        tank: { label: '药箱容量', unit: 'L' },
        boxes: { label: '箱数', unit: '箱' },
        weight: { label: '货物重量', unit: 'kg' },
        load: { label: '单趟载重', unit: 'kg' },
        trips: { label: '趟数', unit: '趟' },
      },
      example: { mu: '160', dose: '1.5', tank: 'P60', weight: '500', load: '50' },
      problem: `请填 ${LIMITS.min} 到 ${LIMITS.max}`,
      unknown: '–',
      notes: ['箱数、趟数向上取整。', '药箱容量据厂商公开资料：{tanks}。'],
      ask: { title: '按这些数填需求单', path: '/about/#enquiry' },
    },
  },
  coCreation: {
    title: '生态共创',
    picture: {
      file: 'ecosystem/co-creation.jpg',
      alt: '晨雾中，四架货运无人机吊着货箱，沿江谷上空的航线排成一列',
    },
    points: ['与行业头部企业建立长期战略合作', '共建低空智慧物流走廊', '共享技术资源'],
    guarantee: terms.policySupport,
    policies: [
      { date: '2021-02', text: '《国家综合立体交通网规划纲要》' },
      { date: '2022-10-01', text: '《湖南省通用航空条例》施行' },
      { date: '2024-01-01', text: '《无人驾驶航空器飞行管理暂行条例》施行' },
      { date: '2024-03', text: '工信部等四部门印发《通用航空装备创新应用实施方案》' },
      { date: '2024-03-05', text: '《政府工作报告》把低空经济列为新增长引擎' },
      { date: '2026-07-01', text: '修订后的《中华人民共和国民用航空法》施行' },
    ],
    statement: terms.hunan,
    more: { title: '了解合伙人机制', path: '/about/#partner' },
  },
});
