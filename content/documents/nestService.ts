import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { documentSchema } from '@/lib/schema/document';

export const nestService = defineContent(documentSchema, {
  file: 'nest-service',
  path: '/documents/nestService/',
  name: '机巢服务包',
  english: 'Drone-nest service package',
  title: '机巢服务包',
  subtitle: '让无人机就近待命',
  purpose: '想在园区、林区或厂区建机巢，看这一份。',
  summary: '机巢是什么，省下哪一段时间，服务包含什么，什么地方适合设，签约之前看哪些条件，怎样开通。',
  description:
    '穹路低空《机巢服务包》：机巢是什么，省下哪一段时间，服务包含什么，什么地方适合设、什么地方不适合，飞行怎样申请，签约之前看站点、供电、空域与人员，怎样开通。',
  issued: '2026-11-25',
  cover: { file: 'hero/nest.jpg', alt: '山脊草地上的无人机机巢舱盖打开，无人机迎着晨光起飞', focus: 98 },
  chapters: [
    {
      title: '机巢是什么',
      lead: '一处固定的起降点，设在常飞的地方，省去赶路。',
      picture: { file: 'cases/nest-3.jpg', alt: '俯视机巢：舱盖敞开，无人机停在起降坪上' },
      sections: [
        {
          heading: '定义',
          text: [
            '机巢是供无人机停放、起降与待命的固定设施。到时刻，机巢自检通过，飞手确认后起飞，飞完返回。',
          ],
        },
        {
          heading: '省下哪一段时间',
          text: ['省掉的是把人和无人机运到现场的时间。'],
          table: {
            head: ['事项', '随车作业', '机巢待命'],
            rows: [
              ['出动', '人和无人机先到现场', '无人机已在现场附近'],
              ['适合的任务', '一次性、大面积', '重复、定时'],
              ['现场条件', '每次重新踏勘', '起降点固定，踏勘一次'],
              ['人员', '随无人机出行', '飞手确认起飞，必要时到场'],
              ['记录', '每次单独整理', '按机巢连续积累'],
            ],
          },
        },
        {
          heading: '飞之前要申请',
          text: [
            `机巢多半经通信基站或互联网控制，由机队（运营人）依${sharedCopy.regulation}（下称《条例》）申请飞行。${sharedCopy.airspaceRelay}`,
            sharedCopy.flying,
          ],
        },
      ],
    },
    {
      title: '机巢服务包的内容',
      lead: '机巢接入、任务调度与技术支持，由平台提供。',
      sections: [
        {
          heading: '一次任务',
          route: [
            { title: '派单', text: '任务派到机巢' },
            { title: '自检', text: '天气、电量与飞行批准' },
            { title: '起飞', text: '飞手确认，开舱' },
            { title: '作业', text: '沿航线飞行' },
            { title: '返回', text: '入舱，留下记录' },
          ],
        },
        {
          heading: '包含什么',
          text: [sharedCopy.nest],
          list: ['机巢接入与调试', '任务调度、航线规划与作业记录', '全程使用培训，持续技术支持'],
        },
        {
          heading: '不包含什么',
          text: ['打药和播撒：要有人在地头加药，由机队到现场作业。'],
        },
      ],
    },
    {
      title: '适合的场景',
      lead: '每周都飞，总在一处，适合设机巢。',
      picture: { file: 'hero/city.jpg', alt: '黄昏的湖滨城市上空，巡检无人机悬停', level: 34 },
      sections: [
        {
          heading: '三类地方',
          terms: [
            { title: '成片种植区', text: '按生长期定时巡田，记录按地块积累' },
            { title: '林场与保护区', text: '固定航线巡护，发现烟点，就近改派' },
            {
              title: '城市、水域与园区',
              text: '夜间巡查、照明、水面与环境监测；选站点先查空域，再看楼顶',
            },
          ],
        },
        {
          heading: '如何判断',
          table: {
            head: ['问自己', '宜设机巢', '宜随车作业'],
            rows: [
              ['多久飞一次', '每周都有', '一季一两次'],
              ['任务在哪里', '总在同一片区域', '每次换地方'],
              ['要不要连续的记录', '需要对比前后变化', '只看单次结果'],
            ],
          },
        },
        {
          heading: '不适合的情形',
          list: ['起降点在长期不批飞行的管制空域里', '没有稳定的供电与通信，也补不上'],
        },
      ],
    },
    {
      title: '签约之前',
      lead: '站点、供电与通信、空域与证件、人员，先看齐再签。',
      sections: [
        {
          heading: '站点',
          list: [
            '场地的使用权明确，使用期限不短于合同期',
            '起降方向净空，周边没有高压线、塔吊等障碍',
            '地面平整，能够排水，有围挡或值守',
            '附近没有需要避让的居民活动场所',
          ],
        },
        {
          heading: '供电与通信',
          list: [
            '稳定的市电，或经核算的其他供电方式',
            '有线或无线网络覆盖，断网时有备用',
            '设备的防雷与接地符合要求',
          ],
        },
        {
          heading: '空域与证件',
          list: [
            '起降点和航线在不在管制空域，范围由设区的市级以上人民政府公布（《条例》第十九条）',
            '无人机实名登记（第十条），中型、大型有适航许可（第八条）',
            '单位有运营合格证（第十一条），飞手有操控员执照（第十六条）',
            '经营性飞行投保责任保险（第十二条）',
          ],
          links: [{ title: '哪些要批，要看哪些证', path: '/guide/' }],
        },
        {
          heading: '人员与制度',
          list: ['指定负责人，写明谁维护、多久能到场', '约定记录的保存期限与查阅权限'],
        },
      ],
    },
    {
      title: '开通',
      lead: '从一份需求单，到踏勘、方案、签约、验收，一共五步。',
      sections: [
        {
          steps: [
            { title: '联系', text: '填需求单、写信或打开在线客服，说明地点、用途与大致的作业频次' },
            { title: '踏勘', text: '对照第四章看站点，列出需要补齐的条件' },
            { title: '方案', text: '确认配置、价格、期限与各方责任，形成合同文本' },
            { title: '签约', text: '双方签署合同，办理所需手续' },
            { title: '接入', text: '安装、调试、试飞，验收后开始承接任务' },
          ],
          note: `购买机巢服务包得 ${sharedCopy.purchaseCoins} 枚飞行币，推荐好友购买得 ${sharedCopy.recommendCoins} 枚。${sharedCopy.coins}`,
          links: [{ title: '填需求单', path: '/about/#enquiry' }],
        },
      ],
    },
  ],
});
