import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { documentSchema } from '@/lib/schema/document';

export const nestService = defineContent(documentSchema, {
  file: 'nest-service',
  path: '/documents/nestService/',
  name: '机巢服务包',
  title: '机巢服务包',
  subtitle: '让无人机就近待命',
  summary: '说明机巢是什么，机巢为什么能缩短响应时间，服务包含哪些内容，适合哪些场景，签约前要准备什么。',
  description:
    '穹路低空《机巢服务包》：机巢是什么，为什么能缩短响应时间，服务包含哪些内容，适合哪些场景，签约之前要核对站点、供电、空域与人员，如何一步一步开通。',
  edition: '第二版',
  issued: '2026-11-23',
  cover: { file: 'hero/nest.jpg', alt: '山脊草地上的无人机机巢舱盖打开，无人机迎着晨光起飞', focus: 98 },
  chapters: [
    {
      title: '机巢是什么',
      lead: '一处固定的起降点，让无人机就近待命，任务一到，从最近处起飞。',
      picture: { file: 'cases/nest-3.jpg', alt: '俯视机巢：舱盖敞开，无人机停在起降坪上' },
      sections: [
        {
          heading: '定义',
          text: [
            '机巢是供无人机停放、起降与待命的固定设施。无人机不作业时停在舱内，任务到来时开舱、起飞、作业、返回。',
          ],
        },
        {
          heading: '机巢为什么能缩短响应时间',
          text: ['省掉的是把人和无人机运到现场的时间。'],
          table: {
            head: ['事项', '随车作业', '机巢待命'],
            rows: [
              ['出动', '人和无人机先到现场', '无人机已在现场附近'],
              ['适合的任务', '一次性、大面积', '重复、定时、随时可能发生'],
              ['现场条件', '每次重新踏勘', '起降点固定，踏勘一次'],
              ['人员', '随无人机出行', '飞手值守，必要时到场'],
              ['记录', '每次单独整理', '按机巢连续积累'],
            ],
          },
          note: `${terms.flying}${terms.airspace}`,
        },
      ],
    },
    {
      title: '服务包的内容',
      lead: '机巢接入、任务调度与技术支持，由平台提供。',
      sections: [
        {
          heading: '四样能力',
          terms: [
            { title: '调度技术', text: '机巢作为固定站点接入平台，任务按位置与档期派到机巢' },
            { title: '飞控芯片', text: '机巢中的无人机通过飞控接收航线，回传状态' },
            { title: '任务匹配', text: '按作业内容、机型与距离匹配任务' },
            { title: '商业体系', text: '费用与结算写进合同，按作业记录执行' },
          ],
        },
        {
          heading: '一次任务',
          route: [
            { title: '派单', text: '任务到达机巢' },
            { title: '核对', text: '天气与空域' },
            { title: '起飞', text: '开舱，飞手确认' },
            { title: '作业', text: '沿航线飞行' },
            { title: '返回', text: '入舱，留下记录' },
          ],
        },
        {
          heading: '我们提供',
          text: [terms.nest],
          list: ['机巢接入与调试', '任务调度、航线规划与作业记录', '全程使用培训，持续技术支持'],
        },
        {
          heading: '我们不提供',
          list: ['不造无人机，无人机由制造厂商生产', '不培训飞手，飞手属于合作伙伴'],
        },
      ],
    },
    {
      title: '适合的场景',
      lead: '每周都飞，或随时可能要飞，适合设机巢。',
      picture: { file: 'hero/city.jpg', alt: '黄昏的湖滨城市上空，巡检无人机悬停', level: 34 },
      sections: [
        {
          heading: '农业植保',
          text: ['成片种植区。按生长期定时巡田，记录按地块积累；打药和播撒，由机队到地头作业。'],
        },
        {
          heading: '林业防护',
          text: ['林场与保护区。固定航线巡护，发现烟点，就近改派。'],
        },
        {
          heading: '工业物流',
          text: ['跨江、进山与厂区之间的固定航线，沿线定时巡查。'],
        },
        {
          heading: '公共安全与环境保护',
          text: ['城市、水域与园区。夜间巡查、照明、水面与环境监测。选站点先查空域，再看楼顶。'],
        },
        {
          heading: '如何判断',
          table: {
            head: ['问自己', '宜设机巢', '宜随车作业'],
            rows: [
              ['多久飞一次', '每周都有，或随时可能有', '一季一两次'],
              ['任务在哪里', '总在同一片区域', '每次换地方'],
              ['等得了多久', '要尽快', '可以预约'],
              ['要不要连续的记录', '需要对比前后变化', '只看单次结果'],
            ],
          },
        },
        {
          heading: '不适合的情形',
          list: ['周边长期处于禁止飞行的范围', '没有稳定的供电与通信，也没有条件补上'],
        },
      ],
    },
    {
      title: '签约之前',
      lead: '签约之前，请与我们逐项核对。',
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
          heading: '空域与手续',
          list: [terms.airspace, '无人机按规定实名登记，飞手持有所需的证书或执照', '运营人依法投保责任保险'],
        },
        {
          heading: '人员与制度',
          list: [
            '指定负责人与值守飞手',
            '写明异常时的处置顺序：先人员，后设备，再任务',
            '约定记录的保存期限与查阅权限',
          ],
        },
        {
          heading: '适用的规定',
          terms: [
            {
              title: '国家',
              text: '《无人驾驶航空器飞行管理暂行条例》；《中华人民共和国民用航空法》',
            },
            {
              title: '湖南',
              text: '《湖南省通用航空条例》；湖南是“全国首个全域低空空域管理改革试点拓展省份”',
            },
            { title: '其他地区', text: '同时遵守当地的规定与主管部门的要求' },
          ],
        },
      ],
    },
    {
      title: '飞行币与开通',
      lead: '新用户注册，购买服务包，推荐好友购买服务包，可得飞行币。',
      picture: { file: 'cases/safety-3.jpg', alt: '蓝调时刻，无人机在跨江大桥与车流光带上空巡逻', level: 40 },
      sections: [
        {
          heading: '获得方式',
          text: [terms.coins],
          figures: [
            { value: terms.registerCoins, unit: '枚', label: '新用户注册' },
            { value: terms.purchaseCoins, unit: '枚', label: '购买服务包' },
            { value: terms.recommendCoins, unit: '枚', label: '推荐好友购买服务包' },
          ],
        },
        {
          heading: '开通步骤',
          steps: [
            { title: '联系', text: '写信或打开在线客服，说明地点、用途与大致的作业频次' },
            { title: '踏勘', text: '对照第四章核对站点，列出需要补齐的条件' },
            { title: '方案', text: '确认配置、价格、期限与各方责任，形成合同文本' },
            { title: '签约', text: '双方签署合同，办理所需手续' },
            { title: '接入', text: '安装、调试、试飞，验收后开始承接任务' },
          ],
        },
      ],
    },
  ],
});
