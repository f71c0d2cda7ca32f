import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { technologySchema } from '@/lib/schema/home/technology';

export const technology = defineContent(technologySchema, {
  title: '核心技术',
  lead: '平台派任务，AI 排航线，飞控执行。',
  platform: {
    title: '智能调度平台',
    text: '从下单到结算，用同一份记录。',
    alternative: '一条弧形航迹从地面升起又落回地面，依次经过任务、匹配、航线、调度、结算五个环节',
    stations: [
      { drawing: 'task', title: '任务', text: '提交需求，写明地点与范围' },
      { drawing: 'match', title: '匹配', text: '选定机队与认证飞手' },
      { drawing: 'route', title: '航线', text: '依地形与空域，生成航线' },
      { drawing: 'dispatch', title: '调度', text: '排定架次与时间，随时改派' },
      { drawing: 'settle', title: '结算', text: '按作业记录，核对结算' },
    ],
    link: { title: '下单指南', path: '/guide/' },
  },
  chip: {
    title: '飞控系统',
    text: '飞控芯片汇集定位、惯性、气压与雷达的信号，解算姿态，输出控制，并与调度平台保持联络。',
    facts: [
      { term: '感知输入', text: '卫星定位、惯性测量、气压高度、避障雷达' },
      { term: '控制输出', text: '解算姿态，控制动力' },
      { term: '平台联动', text: `数传链路下发航线，回传状态；${terms.openInterface}` },
    ],
    drawing: {
      alternative:
        '飞控系统原理示意图：卫星定位、惯性测量、气压高度、避障雷达的信号进入飞控芯片，经解算后输出到动力系统；芯片经数传链路与调度平台双向联络',
      mark: terms.diagram,
      sensors: ['卫星定位', '惯性测量', '气压高度', '避障雷达'],
      chip: { title: '飞控芯片', text: '解算 · 控制' },
      output: '动力系统',
      dataLink: '数传链路',
      platform: '调度平台',
    },
  },
  ai: {
    title: 'AI 控制技术与任务匹配',
    text: '边飞边识别，遇障绕开，再回到作业行。任务有变，平台重新匹配机队与飞手。',
    facts: [
      { term: '感知', text: '识别地块边界与障碍' },
      { term: '规划', text: '生成航线，遇障绕行' },
      { term: '飞行', text: '执行航线，回传状态' },
    ],
    drawing: {
      alternative:
        '原理示意图：感知、规划、飞行首尾相接成环；环中是一块农田，无人机逐行飞过，航线在障碍物前绕开半圈，又接回原来的作业行，余下几行是待飞的航线',
      mark: terms.diagram,
      sense: { title: '感知', text: '识别地块与障碍' },
      plan: { title: '规划', text: '生成航线与避让' },
      fly: { title: '飞行', text: '执行并回传' },
    },
    link: { title: '查看产品系列', path: '/#product' },
  },
});
