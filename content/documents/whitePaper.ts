import { policies } from '@/content/policies';
import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { documentSchema } from '@/lib/schema/document';

const PARAMETERS = '厂商公开资料；{marks}';

export const whitePaper = defineContent(documentSchema, {
  file: 'white-paper',
  path: '/documents/whitePaper/',
  name: '白皮书',
  english: 'White paper',
  title: '智能无人机调度平台白皮书',
  subtitle: '把分散的任务、机队与飞手，排进同一张航线图',
  purpose: '想了解平台，从这一份读起。',
  summary: '为什么只做调度，一项任务怎样走完，做哪几类服务，机型的参数，怎样合作，飞行依哪些法。',
  description:
    '穹路低空《智能无人机调度平台白皮书》：为什么只做调度，一项任务怎样匹配、排航线、结算，做哪几类服务，机型的参数，怎样合作，飞行依哪些法，附政策年表。',
  issued: '2026-11-25',
  cover: { file: 'documents/valley.jpg', alt: '夜色中的山谷等高线图，航线排过山脊、峡口与两块田', focus: 62 },
  chapters: [
    {
      title: '摘要',
      lead: '低空作业的难处，往往不在飞行本身，而在飞行之前和之后。',
      sections: [
        {
          heading: '要解决的事',
          text: [
            '一块地要打药，一片林要巡护，一箱货要过江，要的都一样：人和无人机按时到位，沿合规航线把活干完。',
            '这些条件分散在不同的县、行业和部门，靠电话和表格去凑，慢，也难查。穹路低空建设全国性“智能无人机调度平台”，由系统来配。',
          ],
        },
        {
          heading: '做什么，不做什么',
          text: [
            '我们提供调度技术、飞控芯片、任务匹配与商业体系：接单、派机、排航线、结算，在一个平台上完成。',
            `我们不造无人机，也不培训飞手。${sharedCopy.flying.replace('机队', '机队（运营人）')}`,
          ],
        },
        {
          heading: '今天的规模',
          text: [sharedCopy.reach],
          figures: [
            { value: sharedCopy.drones, unit: '架', label: '工业级无人机机队' },
            { value: sharedCopy.flightHours, label: '安全飞行小时' },
            { value: sharedCopy.centres, unit: '个', label: '省级运营中心' },
            { value: sharedCopy.pilots, unit: '名', label: '认证飞手' },
            { value: sharedCopy.responseHours, unit: '小时', label: '极速响应' },
          ],
          source: sharedCopy.ownFigures,
        },
      ],
    },
    {
      title: '低空经济走到哪里',
      lead: '从 2020 年的湖南试点，到 2026 年的新法，飞行有了自己的规矩。',
      sections: [
        {
          terms: policies.map(({ date, document }) => ({ title: date, text: document })),
          note: `下文的《条例》，指${sharedCopy.regulation}。`,
          links: [
            { title: '发展历程', path: '/about/#history' },
            {
              title: '哪些管飞行，哪些管方向，附出处',
              path: '/companyNews/detail/low-altitude-policy-timeline/',
            },
          ],
        },
      ],
    },
    {
      title: '调度要解决什么',
      lead: '需求、运力、规则，单看都清楚，合起来就难排。',
      sections: [
        {
          heading: '四件难事',
          terms: [
            { title: '需求零散', text: '农时不等人，火情不预约；一块地、一趟货，不值得一支机队专程跑。' },
            { title: '运力不均', text: '机队有地域与季节的差别，这边停着，那边不够。' },
            { title: '规则具体', text: '空域、证件、高度、天气，一项不合就飞不成。' },
            { title: '要有凭据', text: '打了多少亩，货送到没有，关系到钱，也关系到责任。' },
          ],
        },
        {
          heading: '什么是调度',
          text: [
            '调度，是在规则允许的范围内，为每项任务找到合适的无人机、飞手与航线，并记录过程和结果。调度不是遥控。',
          ],
        },
        {
          heading: '对照',
          table: {
            head: ['环节', '靠电话与表格', '通过调度平台'],
            rows: [
              ['提出任务', '口头说地块与要求', '写成一份记录'],
              ['寻找机队', '在熟人中打听', '按机型、距离、档期与证件匹配'],
              ['规划航线', '到现场再定', '起飞前排好，核过空域与限值'],
              ['掌握过程', '事后打听', '跟随进度，有变就重排'],
              ['结算费用', '凭印象与手写单', '按作业记录'],
            ],
          },
        },
      ],
    },
    {
      title: '平台如何运转',
      lead: '从下单到结算，用同一份记录。',
      sections: [
        {
          route: [
            { title: '任务', text: '写明地点与要求' },
            { title: '匹配', text: '找到机型、机队与飞手' },
            { title: '航线', text: '避开障碍，守住限值' },
            { title: '调度', text: '排定架次与时间' },
            { title: '结算', text: '按作业记录核对' },
          ],
        },
        {
          terms: [
            {
              title: '匹配',
              text: '按作业类型选机型，按距离和档期选机队，按证件选飞手。',
            },
            {
              title: '航线',
              text: '地形、障碍、空域和机型的限值一并算进去。算不出合规航线的任务，退回并说明原因。',
            },
            {
              title: '调度',
              text: '派单之后跟随进度。机队判断不宜作业，平台重排时间，与需求方确认。',
            },
            {
              title: '结算',
              text: '作业记录是依据：打药看面积，吊运看趟数与重量，巡护看架次与时长。',
            },
          ],
          links: [
            { title: '每一步谁做什么', path: '/guide/#steps' },
            { title: '一项任务从头走一遍', path: '/companyNews/detail/dispatch-task-in-five-steps/' },
          ],
        },
      ],
    },
    {
      title: '飞控芯片与 AI 控制',
      lead: '平台定去哪里，飞控管怎样飞。',
      picture: { file: 'technology/chip-wide.jpg', alt: '飞行控制电路板微距，中央主控芯片泛着青色光' },
      sections: [
        {
          heading: '飞控芯片',
          text: [
            '位于传感器与动力之间，读取姿态、位置、高度与距离，执行平台下发的航线，回传状态。',
            `平台向接入的机型${sharedCopy.openInterface}。`,
          ],
        },
        {
          heading: 'AI 控制',
          steps: [
            { title: '感知', text: '识别边界与障碍' },
            { title: '规划', text: '生成航线，遇障绕行，再接回原来的航线' },
            { title: '飞行', text: '交给飞控执行，再回到感知' },
          ],
          note: '飞手随时能接管：起飞由人确认，异常由人处置。',
        },
      ],
    },
    {
      title: '服务场景',
      lead: '农林、物流、公共安全，同一个平台派单。',
      picture: {
        file: 'hero/agriculture.jpg',
        alt: '清晨田垄上方，重载农用无人机正在喷洒，水雾笼罩作物',
      },
      sections: [
        {
          terms: [
            { title: '农业植保', text: '大田与果园的统防统治、播撒，机队到地头作业。' },
            { title: '林业防护', text: '林区巡护、病虫害飞防与火情监测，发现异常，就近改派。' },
            {
              title: '工业物流',
              text: `定制运输，派可吊 ${sharedCopy.lift} 千克的无人机，适合跨江、进山等车到不了的路段。`,
            },
            { title: '公共安全与环境保护', text: '巡查、搜寻、照明与环境监测，记录可供复核。' },
            { title: '航线规划', text: '按地形、障碍与空域规则生成航线。' },
            { title: '机巢服务', text: '让无人机就近待命，用于定时巡查。' },
          ],
          links: [{ title: '《机巢服务包》', path: '/documents/nestService/' }],
        },
        {
          figures: [
            { value: sharedCopy.counties, unit: '个', label: '服务县数' },
            { value: sharedCopy.muTimes, unit: '万亩次以上', label: '累计作业' },
            { value: sharedCopy.hectares, unit: '万公顷', label: '土地数据' },
            {
              value: sharedCopy.fasterPercent,
              unit: '%',
              label: `林业与公共安全，响应速度提升${sharedCopy.fasterThan.value}`,
            },
            { value: sharedCopy.dailyLift, unit: 'kg', label: '整个机队日运力' },
          ],
          source: sharedCopy.ownFigures,
        },
      ],
    },
    {
      title: '机型与参数',
      lead: '接入平台调度的农用无人机，由厂商制造。',
      picture: { file: 'products/p60-front.jpg', alt: 'P60 农用无人机示意图，正面', level: 48 },
      sections: [
        { heading: '基本参数', parameters: 'basic', source: PARAMETERS },
        {
          heading: '飞行参数',
          parameters: 'flight',
          source: PARAMETERS,
          note: '以上各款都是中型，要有适航许可（《条例》第八条、第六十二条）。',
          links: [
            {
              title: '什么样的打药飞行，不要执照、不用申请',
              path: '/companyNews/detail/agricultural-class-limits/',
            },
          ],
        },
      ],
    },
    {
      title: '怎样合作',
      lead: '有地，有机队，有货要运，有林要巡，各有各的办法。',
      picture: {
        file: 'ecosystem/agreement.jpg',
        alt: '日落前成熟的稻田边，无人机停在小型起降坪上',
        level: 80,
      },
      sections: [
        {
          terms: [
            {
              title: '种植户',
              text: `签五年独家协议：${sharedCopy.share}，农业无人机作业与数据服务，全程使用培训，持续技术支持。`,
            },
            { title: '机队与飞手', text: '带来无人机、飞手与当地经验，按派单飞行，按作业记录结算。' },
            { title: '行业企业', text: '长期战略合作，共建低空智慧物流走廊，共享技术资源。' },
            { title: '其他需求方', text: '填一份需求单，按任务付服务费；常在一处飞的，用机巢服务包。' },
          ],
          links: [
            { title: '《商业计划书》', path: '/documents/businessPlan/' },
            { title: '五年独家协议', path: '/companyNews/detail/five-year-agreement/' },
            { title: '谁负责什么', path: '/guide/#parties' },
          ],
        },
      ],
    },
    {
      title: '安全与合规',
      lead: '能飞，还要允许飞，飞得有据可查。',
      sections: [
        {
          heading: '谁负责',
          text: [`${sharedCopy.responsibility}平台对派单、航线与记录负责，厂商对产品质量负责。`],
        },
        {
          heading: '依什么飞',
          terms: [
            { title: '无人机', text: '实名登记（《条例》第十条），激活；中型、大型有适航许可（第八条）。' },
            { title: '机队', text: '有运营合格证，常规农用作业除外（《条例》第十一条）。' },
            { title: '飞手', text: sharedCopy.pilotPapers },
            {
              title: '申请',
              text: '常规农用作业，以及小型及以下的无人机在适飞空域里飞，不用申请（《条例》第三十一条）；其余在飞行前一日 12 时以前申请（第二十六条），紧急任务在起飞前 30 分钟（第二十九条）。管制空域未经批准不飞（第十九条）。',
            },
            { title: '保险', text: sharedCopy.liability },
            {
              title: '飞行中',
              text: '报送识别信息（《条例》第二十四条），证件随身带，夜间开灯，饮酒不飞（第三十二条），不非法采集信息（第三十四条）。',
            },
            {
              title: '出了问题',
              text: '降落后 24 小时内向空中交通管理机构报告（《条例》第四十条）。',
            },
          ],
          source: `${sharedCopy.regulation}，核对于 2026-11-25`,
          links: [{ title: '哪些要批，要看哪些证', path: '/guide/#rules' }],
        },
      ],
    },
    {
      title: '术语',
      lead: '文中用到的几个词。',
      sections: [
        {
          terms: [
            { title: '机队', text: '接入平台、由合作伙伴拥有或运营的无人机和人员，法规里称运营人' },
            {
              title: '认证飞手',
              text: '持有作业所需操作证书或操控员执照、由合作伙伴招募和管理的飞手',
            },
            { title: '使用培训', text: '教这套服务的用法，不是飞手执照的培训' },
            { title: '机巢', text: '供无人机停放、起降与待命的固定设施' },
            { title: '常规农用作业', text: sharedCopy.farmWork },
            { title: '亩次', text: '一亩地作业一次为一亩次；一亩约合 667 平方米' },
            { title: 'RTK', text: '一种差分定位方法，可把位置误差降到厘米级' },
          ],
        },
      ],
    },
  ],
});
