import { defineContent } from '@/lib/content/defineContent';
import { termsSchema } from '@/lib/schema/terms';

export const terms = defineContent(termsSchema, {
  drones: '1000+',
  flightHours: '370,000+',
  centres: '23',
  pilots: '1000+',
  responseHours: '2',
  counties: '134',
  muTimes: '500',
  hectares: '62',
  fasterPercent: '300',
  fasterThan: { status: 'placeholder', value: '' },
  lift: '50–300',
  dailyLift: '200,000',
  premium: '3',
  compensation: '120',
  registerCoins: '18',
  purchaseCoins: '50',
  recommendCoins: '68',

  faster: '响应速度提升 {{fasterPercent}}%{{fasterThan}}',
  nest: '平台提供机巢接入、任务调度与技术支持；机巢设备、无人机与运维的分工以合同为准。',
  exclusivity: '合作期五年，独家范围以协议为准。',
  fees: '基础服务费加增产分成，标准以协议为准。',
  insurance:
    '由保险公司承保，保费每亩 {{premium}} 元；发生保单约定的减产时，减产部分按市场价的 {{compensation}}% 赔付，以保险合同为准。',
  insuranceInShort:
    '保费每亩 {{premium}} 元；保单约定的减产，按市场价的 {{compensation}}% 赔付，以保险合同为准',
  premiumFormula: '保费 = 亩数 × {{premium}} 元',
  compensationFormula: '赔付 = 亩数 × 每亩减产量 × 市场价 × {{compensation}}%',
  reach: '{{centres}} 个省级运营中心，服务 {{counties}} 个县。',
  openInterface: '按协议开放接口',
  diagram: '原理示意',
  coins: '飞行币是平台积分，不是货币。',
  commemorativeCoin: '十周年纪念币是公司纪念品，非人民银行发行，不具货币属性。',
  policySupport: '国家政策与资金支持，以主管部门公布为准',
  flying: '飞行活动由接入平台的运营人实施；平台负责调度。',
  market: '据中国民航局测算，低空经济市场规模 2025 年为 1.5 万亿元，2035 年预计为 3.5 万亿元。',
  growth:
    '登记的无人机从 2023 年的 126.7 万架增加到 2025 年的 328 万架以上，飞行时长从 2311 万小时增加到 4530 万小时。',
  hunan: '湖南是“全国首个全域低空空域管理改革试点拓展省份”。',
  pictures: '场景示意，画面为绘制',
  company: '公司提供',
  exportVersion: '出口版参数',
});
