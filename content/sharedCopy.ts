import { defineContent } from '@/lib/content/defineContent';
import { sharedCopySchema } from '@/lib/schema/sharedCopy';

export const sharedCopy = defineContent(sharedCopySchema, {
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
  asOf: { status: 'placeholder', value: '' },
  lift: '50～300',
  dailyLift: '200,000',
  agriculturalHeight: '30',
  agriculturalRadius: '2000',
  premium: '3',
  compensation: '120',
  registerCoins: '18',
  purchaseCoins: '50',
  recommendCoins: '68',

  faster: '响应速度提升 {{fasterPercent}}%{{fasterThan}}',
  nest: '平台提供机巢接入、任务调度与技术支持；机巢设备、无人机与运维的分工以合同为准。',
  exclusivity: '合作期五年，独家范围以协议为准。',
  share: '基础服务费加增产分成',
  fees: '{{share}}，标准以协议为准',
  insurer: { status: 'placeholder', value: '由保险公司承保（承保公司待公布）' },
  insurance:
    '协议附有减产保险，{{insurer}}：保费每亩 {{premium}} 元，保单约定的减产按市场价的 {{compensation}}% 赔付，投保与理赔向该公司办理。',
  reach: '{{centres}} 个省级运营中心，服务 {{counties}} 个县。',
  openInterface: '按协议开放接口',
  coins: '飞行币是平台积分，不是货币。',
  commemorativeCoin: '十周年纪念币是公司纪念品，非人民银行发行，不具货币属性。',
  policySupport: '国家政策与资金支持，以主管部门公布为准',
  flying: '飞行由接入平台的机队实施，起飞与返航由飞手决定。',
  avoid: '请标出高压线、鱼塘、蜂场、住户。',

  regulation: '《无人驾驶航空器飞行管理暂行条例》',
  airworthiness:
    '最大起飞重量超过 25 千克的无人机属于中型或大型，依法要有适航许可；超过 150 千克的是大型（《条例》第八条、第六十二条）。',
  registration: '无人机要由所有者实名登记（《条例》第十条），并按 GB 46761—2025 激活。',
  operatorCertificate:
    '使用微型以外的无人机从事飞行的单位要有运营合格证，做经营的还要是营利法人；常规农用作业不需要（《条例》第十一条）。',
  pilotPapers: '常规农用作业看操作证书，其他飞行看操控员执照（《条例》第十六条）。',
  liability: '经营性飞行依法投保责任保险（《条例》第十二条）。',
  airspaceFarm:
    '在农林牧渔区域上方的适飞空域里做常规农用作业，不用申请飞行（《条例》第十一条、第三十一条）；地块在管制空域里的，要先经空中交通管理机构批准（第十九条）。',
  airspaceUrgent:
    '抢险救灾、医疗救护等紧急任务，起飞前 30 分钟申请，起飞前 10 分钟答复；特别紧急的随时申请（《条例》第二十九条）。',
  airspaceRelay:
    '经通信基站或互联网中继的飞行要申请（《条例》第三十一条）；总在同一片空域飞的可以申请长期，每次飞行前一日 12 时以前把计划报备（第二十六条）。',
  responsibility: '飞行安全的主体责任，由组织飞行的单位承担（《条例》第二十五条）。',
  farmWork:
    '常规农用作业，是用最大起飞重量不超过 150 千克的农用无人机，在农林牧渔区域上方的适飞空域里，做农林牧渔作业（《条例》第十一条）。',
  agriculturalClass:
    '最大飞行真高不超过 {{agriculturalHeight}} 米，最大平飞速度不超过 50 千米每小时，最大飞行半径不超过 {{agriculturalRadius}} 米，具备空域保持能力和可靠被监视能力，专门用于植保、播种、投饵等农林牧渔作业，全程可以随时人工介入操控',
  hunan: '2020 年 9 月，湖南获批“全国首个全域低空空域管理改革试点拓展省份”。',
  drawnPictures: '场景示意，画面为绘制',
  ownFigures: '本公司统计{{asOf}}',
  exportVersion: '出口版参数',
});
