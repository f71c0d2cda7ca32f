import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { technologySchema } from '@/lib/schema/home/technology';

export const technology = defineContent(technologySchema, {
  label: '核心技术',
  title: '一项任务，从下单到结算。',
  chip: {
    title: '飞控系统',
    text: `飞控芯片接收定位、惯性、气压与雷达的信号，解算姿态，控制动力。航线由数传链路传来，位置与状态由它传回平台。芯片${sharedCopy.openInterface}。`,
    picture: {
      file: 'technology/chip-wide.jpg',
      alt: '飞控系统原理示意图：卫星定位、惯性测量、气压高度、避障雷达的信号进入飞控芯片，经解算后输出到动力系统，并与调度平台双向联络',
      phone: { ratio: [4, 3], x: 68 },
    },
    labels: ['卫星定位', '惯性测量', '气压高度', '避障雷达', '动力系统', '调度平台'],
  },
  ai: {
    title: 'AI 控制技术与任务匹配',
    text: '边飞边识别，遇到障碍绕开，再接回原来的航线。任务有变，平台重新匹配机队与飞手。',
    alt: '原理示意图：一块农田，无人机逐行飞过，航线在障碍物前绕开半圈，又接回原来的作业行，余下几行是待飞的航线',
    steps: [
      { title: '感知', text: '识别地块与障碍' },
      { title: '规划', text: '生成航线与避让' },
      { title: '飞行', text: '执行并回传' },
    ],
    link: { title: '查看产品系列', path: '/#product' },
  },
});
