import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { documentSchema } from '@/lib/schema/document';

export const businessPlan = defineContent(documentSchema, {
  file: 'business-plan',
  path: '/documents/businessPlan/',
  name: '商业计划书',
  title: '商业计划书',
  subtitle: '商业模式说明：谁下单，谁执行，谁付给谁',
  summary:
    '穹路低空的商业模式说明：谁付给谁、五年独家协议、网络与伙伴、生态共创、风险与建设的先后。不含财务预测。',
  description:
    '穹路低空《商业计划书》：谁下单，谁执行，谁付给谁；五年独家协议、网络与伙伴、生态共创，有哪些风险、如何应对，建设的先后。说明商业模式，不含财务预测。',
  edition: '第二版',
  issued: '2026-11-23',
  cover: {
    file: 'about/cover.jpg',
    alt: '晨光中的调度站：塔台与机库前的停机坪上，一排农用无人机整装待发',
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
            '穹路低空建设全国性“智能无人机调度平台”，提供调度技术、飞控芯片、任务匹配与商业体系。无人机由厂商制造，飞手来自合作伙伴。',
            terms.flying,
          ],
        },
        {
          heading: '机会',
          text: [
            terms.market,
            '任务、无人机与规则，要放在一起安排。政策与行业背景见《智能无人机调度平台白皮书》第二、三章。',
          ],
          source: '中国民航局预测',
        },
        {
          heading: '收入从哪里来',
          text: [`与种植户的五年独家协议：${terms.fees}。此外是其他需求方的服务费，以及机巢服务包。`],
        },
        {
          heading: '已有的基础',
          text: [terms.reach],
          figures: [
            { value: terms.drones, label: '工业级无人机机队' },
            { value: terms.flightHours, label: '安全飞行小时' },
            { value: terms.centres, label: '省级运营中心' },
            { value: terms.pilots, label: '认证飞手' },
            { value: terms.responseHours, unit: '小时', label: '极速响应' },
          ],
          source: terms.ownFigures,
        },
        {
          heading: '本文不写什么',
          text: ['本文是商业模式说明，不含财务预测、估值与融资条款，也不列客户名称。'],
          note: '本文供了解商业模式之用，不构成要约，也不构成投资建议。',
        },
      ],
    },
    {
      title: '商业模式',
      lead: '谁下单，谁执行，谁付给谁，每一笔都有去处。',
      sections: [
        {
          heading: '谁付给谁',
          terms: [
            { title: '服务费', text: '需求方付给平台' },
            { title: '增产分成', text: '种植户付给平台' },
            { title: '机巢服务包的费用', text: '需求方付给平台' },
            { title: '按作业记录结算', text: '平台付给机队与飞手' },
            { title: '保单约定的减产赔付', text: '保险公司付给种植户' },
          ],
          note: '费用以合同为准。平台不销售保险，也不代收保费。',
        },
        {
          heading: '收入的来源',
          terms: [
            { title: '服务费', text: '农业无人机作业与数据服务，以及其他场景的作业' },
            { title: '增产分成', text: '适用于五年独家协议，产量增加的部分按约定比例分成' },
            { title: '机巢服务包', text: terms.nest },
          ],
        },
        {
          heading: '成本的去处',
          terms: [
            { title: '作业', text: '与机队和飞手的结算，随作业量变动' },
            { title: '研发', text: '调度技术、飞控芯片与 AI 控制' },
            { title: '网络', text: '运营中心的接入、使用培训与技术支持' },
            { title: '安全', text: '核对、记录与合规' },
          ],
        },
      ],
    },
    {
      title: '五年独家协议',
      lead: '服务、分成、保障，写进同一份协议。',
      sections: [
        {
          heading: '主要内容',
          table: {
            head: ['项目', '内容'],
            rows: [
              ['期限与独家', terms.exclusivity],
              ['费用', terms.share],
              ['服务', '农业无人机作业与数据服务'],
              ['支持', '全程使用培训，持续技术支持'],
            ],
          },
        },
        { heading: '保险', text: [terms.insurance] },
        {
          heading: '对各方的意义',
          terms: [
            { title: '种植户', text: '五年里有固定的服务方，费用与增产挂钩' },
            { title: '平台', text: '任务可预期，机队可提前安排，数据可连续积累' },
            { title: '机队与飞手', text: '农时之前就知道去哪里、做多少' },
          ],
        },
      ],
    },
    {
      title: '网络与伙伴',
      lead: '无人机、飞手与运营中心由伙伴带来，平台提供任务、航线与结算。',
      sections: [
        {
          heading: '服务',
          terms: [
            {
              title: '农业植保',
              text: `服务 ${terms.counties} 个县，累计作业 ${terms.muTimes} 万+ 亩次，${terms.hectares} 万公顷土地数据`,
            },
            { title: '林业防护', text: `林区巡护、病虫害飞防与火情监测，${terms.faster}` },
            {
              title: '工业物流',
              text: `${terms.lift} 千克吊运无人机，定制运输，整个机队日运力 ${terms.dailyLift} 千克`,
            },
            {
              title: '公共安全与环境保护',
              text: `巡查、搜寻、照明与环境监测，${terms.faster}`,
            },
            { title: '航线规划', text: '按地形、障碍与空域规则生成航线' },
            { title: '机巢服务', text: '让无人机就近待命，购买机巢服务包得飞行币（平台积分）' },
          ],
          source: terms.ownFigures,
        },
        {
          heading: '三类伙伴',
          table: {
            head: ['伙伴', '带来', '平台提供'],
            rows: [
              ['运营中心', '在一个省内组织运力、承接任务', '任务、系统与使用培训'],
              ['机队', '无人机与设备，按单执行', '匹配、航线与按记录结算'],
              ['认证飞手', '操作证书与现场经验', '派单、提示与作业记录'],
            ],
          },
        },
        {
          heading: '加入的步骤',
          steps: [
            { title: '联系', text: '写明所在地区、现有机队与人员' },
            { title: '核对', text: '核对登记信息、操作证书、设备与保单' },
            { title: '接入', text: '设备接入平台，人员学习使用服务' },
            { title: '承接', text: '按匹配结果接受派单，按记录结算' },
          ],
        },
        {
          heading: '飞行币',
          text: [
            `${terms.coins}新用户注册得 ${terms.registerCoins} 枚，购买服务包得 ${terms.purchaseCoins} 枚，推荐好友购买服务包得 ${terms.recommendCoins} 枚。`,
          ],
        },
      ],
    },
    {
      title: '生态共创',
      lead: '与行业企业共建网络，走廊一起建，技术一起用。',
      picture: {
        file: 'news/many.jpg',
        alt: '逆光的江谷上空，多架货运无人机吊着货箱列队飞行',
        level: 62,
      },
      sections: [
        {
          heading: '合作内容',
          terms: [
            { title: '长期战略合作', text: '与行业企业约定分工' },
            { title: '智慧物流走廊', text: '共建低空智慧物流走廊，把起降点、航线与班次连成通道' },
            { title: '共享技术资源', text: `在约定范围内共享，${terms.openInterface}` },
            { title: '政策与资金', text: terms.policySupport },
          ],
        },
        {
          heading: '合作的前提',
          list: [
            '数据归属与用途先约定，后使用',
            `不绑定单一厂商，${terms.openInterface}`,
            '安全责任写明到人',
          ],
        },
      ],
    },
    {
      title: '风险与应对',
      lead: '先写明会出什么问题，再写如何少出问题。',
      picture: { file: 'cases/forestry-2.jpg', alt: '晨雾弥漫的林海上空，巡护无人机执行巡查' },
      sections: [
        {
          table: {
            head: ['风险', '表现', '应对'],
            rows: [
              [
                '飞行安全',
                '设备故障、碰撞、失联',
                '派单前核对，飞行中记录与提示，飞手随时能接管，运营人依法投保责任保险',
              ],
              ['空域与政策', '规定调整，临时限制', '规则写成可更新的约束；算不出合规航线的任务不派单'],
              ['天气与季节', '作业窗口缩短，任务集中', '提前安排，跨地域调配'],
              ['运力不足', '农忙时机队紧张', '合并任务，发展伙伴'],
              ['结果争议', '对面积、效果或时长有异议', '以作业记录核对，办法写进协议'],
              ['减产赔付', '减产认定不一致', '由保险公司按保险合同认定，平台提供作业记录'],
              ['数据与隐私', '地块与个人信息外泄', '按告知的目的使用，分级授权，留存查阅记录'],
              ['依赖单一厂商', '机型停产或涨价', '多机型接入'],
            ],
          },
        },
        {
          heading: '底线',
          list: [
            '不满足法定条件的任务，不派单',
            '飞手判断不宜起飞的，不催促',
            '发生事故，先救人，再报告，后追责',
          ],
        },
        {
          heading: '法规与标准',
          text: ['适用的法律、法规与标准，见白皮书第十章。增产、赔付与响应时间，不作超出协议的承诺。'],
        },
      ],
    },
    {
      title: '建设的先后',
      lead: '只写先后，不写日期：前一步做扎实，再走下一步。',
      picture: { file: 'hero/logistics.jpg', alt: '货运无人机吊着货箱飞越江峡与斜拉桥', level: 66 },
      sections: [
        {
          steps: [
            { title: '把农业做深', text: '在已服务的县推行五年独家协议，连续积累地块与作业数据' },
            {
              title: '把网络补齐',
              text: `以现有 ${terms.centres} 个省级运营中心为基础，补足薄弱地区，统一接入的标准`,
            },
            { title: '把机巢布好', text: '在定时巡查集中的地方接入机巢' },
            { title: '把走廊连起来', text: '与行业企业共建低空智慧物流走廊，从固定线路做起' },
            { title: '接入更多机型', text: terms.openInterface },
          ],
        },
        {
          heading: '衡量标准',
          table: {
            head: ['步骤', '看什么'],
            rows: [
              ['农业', '续约的意愿，作业记录的完整程度'],
              ['网络', '任务从提出到派出的时间，跨省调配是否顺畅'],
              ['机巢', '到场时间，空闲时段的使用程度'],
              ['走廊', '班次是否准点，装卸是否顺手'],
              ['机型', '新机型接入所需的时间'],
            ],
          },
        },
        {
          heading: '欢迎一起做',
          text: ['您带来的是地块、货量、机队、飞手还是一处站点，都可以从一个小任务开始。'],
        },
      ],
    },
  ],
});
