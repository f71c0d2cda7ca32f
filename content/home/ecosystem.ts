import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { ecosystemSchema } from '@/lib/schema/home/ecosystem';

export const ecosystem = defineContent(ecosystemSchema, {
  title: '生态合作',
  lead: '与种植户长期合作，与行业企业共建网络。',
  agreement: {
    title: '五年独家协议',
    lead: terms.exclusivity,
    picture: { file: 'ecosystem/agreement.jpg', alt: '成熟的稻田边，农用无人机停在小型起降坪上' },
    points: [terms.fees, '农业无人机作业与数据服务', '全程使用培训，持续技术支持'],
    guarantee: '保险公司承保，以保险合同为准',
    figures: [
      { value: terms.premium, unit: '元/亩', label: ['保费'] },
      { value: terms.compensation, unit: '%', label: ['保单约定的减产', '按市场价赔付'] },
    ],
    calculator: {
      title: '算一算自家地块',
      exampleNote: '示例数值，请改成您的',
      unitLabel: '重量单位',
      units: {
        kg: { name: '公斤', of: { mu: '亩', yield: '公斤/亩', loss: '公斤/亩', price: '元/公斤' } },
        jin: { name: '斤', of: { mu: '亩', yield: '斤/亩', loss: '斤/亩', price: '元/斤' } },
      },
      fields: { mu: '种植面积', yield: '预计亩产', loss: '每亩减产量', price: '市场价' },
      rates: { premium: terms.premium, compensation: terms.compensation },
      example: { mu: '200', yield: '500', loss: '50', price: '2.8' },
      problems: {
        empty: '请填写{label}',
        notANumber: '请只填数字，如 200',
        negative: '{label}不能是负数',
        tooFine: '最多保留两位小数',
        tooSmall: '{label}不能小于 {min}',
        tooLarge: '{label}最多 {max}',
        aboveYield: '减产量不能超过预计亩产',
      },
      failed: '输入框没有加载出来，请检查网络或刷新页面',
      premium: '保费合计',
      compensation: '赔付合计',
      yuan: '元',
      unknown: '–',
      lossPart: '减产 {percent}%',
      formulas: [terms.premiumFormula, terms.compensationFormula],
      spelledOut:
        '示例：种植 {mu} 亩，预计亩产 {yield} 公斤，每亩减产 {loss} 公斤，市场价每公斤 {price} 元，则保费合计 {premium} 元；发生保单约定的减产时，赔付合计 {compensation} 元，以保险合同为准。',
      notes: [
        terms.insurance,
        `标准由${terms.company}，结果仅供估算。`,
        '只在您的设备上计算，不上传任何数据。',
      ],
      copy: {
        copy: '复制链接，发给邻居',
        copied: '链接已复制，打开就是这组数',
        failed: '没有复制成功，请复制地址栏里的网址',
      },
      ask: { title: '按这个面积提需求', path: '/about/#enquiry?agriculture' },
    },
  },
  coCreation: {
    title: '生态共创',
    picture: {
      file: 'ecosystem/co-creation.jpg',
      alt: '晨雾中，四架货运无人机吊着货箱，沿江谷上空的航线排成一列',
    },
    points: ['与行业企业建立长期战略合作', '共建低空智慧物流走廊', '共享技术资源'],
    guarantee: terms.policySupport,
    figures: [
      { value: '2021', unit: '年', label: ['低空经济首次', '写入国家规划'] },
      { value: '2024', unit: '年', label: ['首次写入', '《政府工作报告》'] },
    ],
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
