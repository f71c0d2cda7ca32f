import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { documentSchema } from '@/lib/schema/document';

export const businessPlan = defineContent(documentSchema, {
  file: 'business-plan',
  path: '/documents/businessPlan/',
  name: '商业计划书',
  english: 'Business plan',
  title: '商业计划书',
  subtitle: '商业模式说明：谁下单，谁执行，谁付给谁',
  purpose: '想与我们合作，看这一份。',
  summary:
    '谁付给谁，五年独家协议写什么，机队怎样加入，与行业企业共建什么，有哪些风险、怎样应对。不含财务预测。',
  description:
    '穹路低空《商业计划书》：谁下单，谁执行，谁付给谁；五年独家协议写什么，机队怎样加入、要哪些证，与行业企业共建什么，十类风险怎样应对。不含财务预测与估值。',
  issued: '2026-11-25',
  cover: {
    file: 'about/cover.jpg',
    alt: '晨光中的调度站：塔台与机库前的停机坪上，停着一排农用无人机',
    focus: 4,
  },
  chapters: [
    {
      title: '摘要',
      lead: '把任务、机队与飞手之间的那一段做好。',
      sections: [
        {
          heading: '我们的位置',
          text: [
            '穹路低空建设全国性“智能无人机调度平台”。无人机由厂商制造，飞手来自合作伙伴；我们接单、派机、排航线、结算。',
            sharedCopy.flying.replace('机队', '机队（运营人）'),
          ],
        },
        {
          heading: '收入从哪里来',
          text: ['种植户的服务费与增产分成，其他需求方的服务费，以及机巢服务包的费用。'],
        },
        {
          heading: '已有的基础',
          text: [
            `${sharedCopy.reach}无人机 ${sharedCopy.drones} 架，认证飞手 ${sharedCopy.pilots} 名（${sharedCopy.ownFigures}）。`,
            '做哪几类服务、平台如何运转、机型与政策年表，见《智能无人机调度平台白皮书》，这里不重复。',
          ],
          links: [{ title: '《智能无人机调度平台白皮书》', path: '/documents/whitePaper/' }],
        },
        {
          heading: '不写什么',
          text: ['不含财务预测、估值与融资条款，不列客户名称；不构成要约，也不构成投资建议。'],
        },
      ],
    },
    {
      title: '商业模式',
      lead: '谁付给谁，每一笔都有去处。',
      sections: [
        {
          table: {
            head: ['款项', '谁付给谁', '付的是什么'],
            rows: [
              ['基础服务费', '种植户付给平台', '农业无人机作业与数据服务'],
              ['增产分成', '种植户付给平台', '产量增加的部分，按协议约定的比例'],
              ['服务费', '其他需求方付给平台', '巡护、吊运、公共安全等作业'],
              ['机巢服务包', '需求方付给平台', '机巢接入、任务调度与技术支持'],
              ['作业结算', '平台付给机队与飞手', '按作业记录'],
              ['减产赔付', '保险公司付给种植户', '保单约定的减产'],
            ],
          },
          links: [{ title: '谁负责什么', path: '/guide/#parties' }],
        },
      ],
    },
    {
      title: '五年独家协议',
      lead: '服务、分成、保障，写进同一份协议。',
      sections: [
        {
          heading: '主要内容',
          terms: [
            { title: '期限与独家', text: sharedCopy.exclusivity },
            { title: '费用', text: sharedCopy.share },
            { title: '服务', text: '农业无人机作业与数据服务' },
            { title: '支持', text: '全程使用培训，持续技术支持' },
            { title: '保险', text: '由保险公司承保的减产保险，约定见网站的协议一文' },
          ],
          links: [{ title: '协议的四项内容', path: '/companyNews/detail/five-year-agreement/' }],
        },
        {
          heading: '对各方的意义',
          terms: [
            { title: '种植户', text: '五年里有固定的服务方，分成与增产挂钩' },
            { title: '平台', text: '任务可预期，机队可以提前排，数据连续积累' },
            { title: '机队与飞手', text: '农时之前就知道去哪里、做多少' },
          ],
        },
      ],
    },
    {
      title: '机队与飞手',
      lead: '机队带来无人机与飞手，平台提供任务、航线与结算。',
      sections: [
        {
          heading: '各带来什么',
          table: {
            head: ['伙伴', '带来', '平台提供'],
            rows: [
              ['机队', '无人机与设备，按单执行', '匹配、航线与按记录结算'],
              ['认证飞手', '操作证书（常规农用作业）或操控员执照（其他飞行），现场经验', '派单与作业记录'],
            ],
          },
        },
        {
          heading: '机队加入四步',
          steps: [
            { title: '联系', text: '写明所在地区、现有机队与人员' },
            {
              title: '核对',
              text: '核对实名登记、运营合格证（常规农用作业除外）、适航许可（中型、大型）、执照或操作证书、责任保险',
            },
            { title: '接入', text: '设备接入平台，人员学习使用服务' },
            { title: '承接', text: '按匹配结果接受派单，按记录结算' },
          ],
          note: `证件的依据是${sharedCopy.regulation}（下称《条例》）第八条、第十条、第十一条、第十二条、第十六条。`,
          links: [{ title: '哪些要批，要看哪些证', path: '/guide/' }],
        },
      ],
    },
    {
      title: '生态共创',
      lead: '与行业企业共建网络，走廊一起建，技术一起用。',
      picture: {
        file: 'news/many.jpg',
        alt: '清晨的江谷上空，多架货运无人机吊着货箱列队飞行',
        level: 92,
      },
      sections: [
        {
          text: ['行业企业带来要运的货、要巡的线路，平台提供调度与共享的技术资源。'],
          terms: [
            { title: '长期战略合作', text: '与行业企业约定分工' },
            { title: '智慧物流走廊', text: '共建低空智慧物流走廊，把起降点、航线与班次连成通道' },
            { title: '共享技术资源', text: `在约定范围内共享，${sharedCopy.openInterface}` },
            { title: '政策与资金', text: sharedCopy.policySupport },
          ],
        },
      ],
    },
    {
      title: '风险与应对',
      lead: '先写明会出什么问题，再写如何少出问题。',
      sections: [
        {
          table: {
            head: ['风险', '表现', '应对'],
            rows: [
              [
                '飞行安全',
                '设备故障、碰撞、失联',
                '飞手随时能接管；组织飞行的单位承担主体责任（《条例》第二十五条），降落后 24 小时内报告（第四十条）',
              ],
              [
                '适航',
                '中型、大型无人机没有适航许可',
                '派单前核对（《条例》第八条）；无证飞行，处货值 1 倍以上 5 倍以下罚款（第四十四条）',
              ],
              [
                '运营合格证',
                '机队无证飞行',
                '派单前核对（《条例》第十一条）；无证飞行，罚 5 万元以上 50 万元以下（第四十九条）',
              ],
              [
                '空域',
                '没有申请，或地块在管制空域里',
                '前一日 12 时以前申请（《条例》第二十六条）；未经批准不进管制空域（第十九条）',
              ],
              [
                '保险营销',
                '没有资质却展示、测算、推销保险',
                '只陈述协议里有保险，投保与理赔向保险公司办理（《金融产品网络营销管理办法》）',
              ],
              [
                '派单规则',
                '机队与飞手不知道单怎样派、钱怎样算',
                '规则向机队与飞手公开（《互联网信息服务算法推荐管理规定》）',
              ],
              [
                '数据与测绘',
                '地块与个人信息外泄，无资质测绘',
                '按告知的目的使用；测绘由有资质的单位做（《条例》第三十五条）',
              ],
              ['天气与农时', '作业窗口缩短，任务集中', '提前排期，跨地域调配'],
              ['结果争议', '对面积、趟数或时长有异议', '以作业记录核对，办法写进协议'],
              ['依赖单一厂商', '机型停产或涨价', '多机型接入'],
            ],
          },
          note: '增产、赔付与响应时间，不作超出协议的承诺。',
          links: [
            {
              title: '法规与标准的年表',
              path: '/companyNews/detail/low-altitude-policy-timeline/',
            },
          ],
        },
      ],
    },
  ],
});
