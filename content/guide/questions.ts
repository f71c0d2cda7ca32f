import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { questionsSchema } from '@/lib/schema/guide/questions';

export const questions = defineContent(questionsSchema, {
  title: '常见问题',
  lead: '没有答到的，写进需求单，或问在线客服。',
  visitorsLabel: '按读者分',
  /** 键是网址里的锚点，在这一页各不相同。 */
  visitors: {
    growers: {
      title: '种植户',
      entries: {
        'farm-papers': {
          question: '请无人机打药合不合法，要不要去报批？',
          answer: [
            `打药、播撒一般就是常规农用作业。${sharedCopy.farmWork}`,
            sharedCopy.airspaceFarm,
            '您可以当面看三样：飞手的操作证书（第十六条），无人机的登记信息（第十条），机队的责任保险单（第十二条）。P60、T70、T100 是中型，再看适航许可（第八条）。',
          ],
          links: [{ title: '打药、播撒要批什么，看哪些证', path: '/guide/?scene=agriculture#rules' }],
        },
        quote: {
          question: '费用由哪些部分组成？',
          answer: [
            `种植户签五年独家协议，付${sharedCopy.share}；其他需求方付服务费或机巢服务包的费用。费用以合同为准。`,
          ],
          links: [
            { title: '亩、亩次、公顷，各是什么', path: '/companyNews/detail/counting-mu/' },
            { title: '《机巢服务包》', path: '/documents/nestService/' },
          ],
        },
        agreement: {
          question: '五年独家协议包括什么？',
          answer: ['农业无人机作业与数据服务，全程使用培训，持续技术支持，减产保险。', '合作期五年。'],
          links: [{ title: '五年独家协议的说明', path: '/companyNews/detail/five-year-agreement/' }],
        },
        county: {
          question: '我们县能做吗？',
          answer: [
            `${sharedCopy.centres} 个省级运营中心，服务 ${sharedCopy.counties} 个县（${sharedCopy.ownFigures}）。`,
            '写明地点和日期，我们回复能不能做、哪天做。',
          ],
          links: [{ title: '写明地点，填需求单', path: '/about/#enquiry' }],
        },
        weather: {
          question: '天气不合适，怎么办？',
          answer: [`机队判断不宜作业，平台重排时间，与您确认；改期也记在同一项任务里。`],
          links: [{ title: '打药作业的天气清单', path: '/companyNews/detail/weather-before-spraying/' }],
        },
        data: {
          question: '作业留下哪些记录？',
          answer: [`每次作业的记录包括地块、时间、航线、用量，用于结算与复核。`],
        },
        insurance: {
          question: '出了事故，有什么保险？',
          answer: [
            `${sharedCopy.liability}请机队出示保单。`,
            '减产保险是五年独家协议的内容，条件见协议的说明。',
          ],
          links: [
            {
              title: '减产保险的条件',
              path: '/companyNews/detail/five-year-agreement/',
            },
          ],
        },
      },
    },
    shippers: {
      title: '货主',
      entries: {
        lifting: {
          question: '能吊多重、多远？',
          answer: [
            `可吊 ${sharedCopy.lift} 千克的无人机，多重用哪款，按货来配；多远，看机型与高差，现场试吊。`,
          ],
          links: [{ title: '吊运之前，先算四笔账', path: '/companyNews/detail/lifting-50-to-300-kg/' }],
        },
        'lifting-papers': {
          question: '吊运要哪些证，怎么报批？',
          answer: [
            `可吊 ${sharedCopy.lift} 千克的无人机都是中型或大型，要有适航许可（第八条、第六十二条）；机队要有运营合格证（第十一条），飞手要有操控员执照（第十六条）。`,
            '机队在飞行前一日 12 时以前申请，空中交通管理机构在同日 21 时以前答复（第二十六条）。运危险品、投放物品，用小型无人机也要申请（第三十一条）。',
            // 校对：问清，果园吊运算不算农林牧渔作业，条文没有写死
            '运建材、设备不属于农林牧渔作业；在果园、茶山吊运农产品，条文没有写死，先向当地民航管理部门问清。',
          ],
          links: [{ title: '吊运要批什么，看哪些证', path: '/guide/?scene=logistics#rules' }],
        },
        goods: {
          question: '哪些货不接，哪些要先处理？',
          answer: [
            '法律法规禁止运输的物品，以及来历不明的货，不接。易碎、怕晃的货，先做减震；液体，容器要能密封。',
          ],
        },
        damage: {
          question: '货损了谁赔？',
          answer: [
            '法定的责任保险（第十二条）保的是对他人的损害，不等于保您的货。货物价值高的，请在需求单里写明，另外投保；赔付办法由合同定。',
          ],
        },
      },
    },
    forestry: {
      title: '林业与应急',
      entries: {
        'urgent-flights': {
          question: '夜里、城区、突发，怎么报批？',
          answer: [
            sharedCopy.airspaceUrgent,
            '总在一处飞的，可以申请长期，每次飞行前一日 12 时以前把计划报备（第二十六条），起飞前 1 小时报告，经确认后起飞（第三十条）。',
            '夜间飞行要开灯光（第三十二条）。城区先查是不是管制空域，范围由设区的市级以上人民政府公布（第十九条）；飞越集会人群，经通信基站或互联网中继，都要申请（第三十一条）。',
            '警察、海关、应急管理部门辖有的无人机，适航、登记和操控员另有规定（第五十九条）。',
          ],
          links: [
            { title: '抢险等紧急任务要批什么', path: '/guide/?scene=urgent#rules' },
            { title: '巡护要批什么，看哪些证', path: '/guide/?scene=patrol#rules' },
          ],
        },
        images: {
          question: '拍影像、做测绘，有什么限制？',
          answer: [
            '不得违法拍摄军事设施、军工设施或者其他涉密场所，不得非法采集信息（第三十四条）。做测绘的单位，要先取得测绘资质证书（第三十五条）。',
          ],
        },
      },
    },
    fleets: {
      title: '机队与飞手',
      entries: {
        join: {
          question: '有机队，加入要什么条件？',
          answer: [
            `单位：${sharedCopy.operatorCertificate}`,
            `无人机：${sharedCopy.registration}中型、大型要有适航许可（第八条）。`,
            `飞手：${sharedCopy.pilotPapers}证件飞行时随身带（第三十二条）。`,
            `保险：${sharedCopy.liability}`,
            '您带来无人机、认证飞手与当地的服务能力，平台提供任务匹配、航线与调度，按作业记录结算。写信给我们，写明所在地区、现有机队与人员。',
          ],
          links: [{ title: '合伙人机制', path: '/about/#partner' }],
        },
        accident: {
          question: '飞行出了问题，谁担，怎么报？',
          answer: [
            '组织飞行的机队，对飞行安全承担主体责任（第二十五条）。发生异常情况要及时处置；导致飞行安全问题的，在降落后 24 小时内向空中交通管理机构报告（第四十条）。',
          ],
        },
        limits: {
          question: '农用无人机，飞行限值是多少？',
          answer: [
            `《条例》所称农用无人驾驶航空器：${sharedCopy.agriculturalClass}（第六十二条）。`,
            '这些是机型的能力上限。飞得算不算常规农用作业，还要看起飞重量、在哪里飞、做什么（第十一条）。',
          ],
          links: [{ title: '农用类别，条件有几条', path: '/companyNews/detail/agricultural-class-limits/' }],
        },
      },
    },
    partners: {
      title: '合作伙伴',
      entries: {
        compliance: {
          question: '主要的合规风险是什么？',
          answer: [
            '是证照。没有运营合格证就飞，处 5 万元以上 50 万元以下的罚款（第四十九条）；中型、大型没有适航许可就飞，没收违法所得，处货值 1 倍以上 5 倍以下的罚款（第四十四条）。',
          ],
          links: [{ title: '《商业计划书》里的风险与应对', path: '/documents/businessPlan/' }],
        },
      },
    },
    applicants: {
      title: '应聘者',
      entries: {
        pilots: {
          question: '招飞手吗？',
          answer: [
            `我们不招、不培训飞手，飞手由接入平台的机队招募。想飞，请联系当地机队。`,
            sharedCopy.pilotPapers,
          ],
        },
      },
    },
    press: {
      title: '记者',
      entries: {
        pictures: {
          question: '站内的图片能不能用？',
          answer: [`站内图片由本站绘制，不是实拍；转载请注明“示意图”。`],
        },
        counting: {
          question: '亩次、公顷怎么数？',
          answer: ['一亩地喷一遍，记 1 亩次；同一亩地一季喷四遍，记 4 亩次。公顷是面积，与飞过多少遍无关。'],
          links: [{ title: '三个面积词怎么读', path: '/companyNews/detail/counting-mu/' }],
        },
      },
    },
    neighbours: {
      title: '邻居',
      entries: {
        overhead: {
          question: '无人机从我家上空飞过，谁在管？',
          answer: [
            '微型以外的无人机，飞行时要向国家的无人驾驶航空器一体化综合监管服务平台报送识别信息（第二十四条）。不得非法采集信息，不得侵犯他人的人身权益（第三十四条）。',
            '觉得违规，可以向空中交通管理机构、民用航空管理部门或者当地公安机关举报（第三十八条）。',
          ],
        },
        bees: {
          question: '附近要打药，我有蜂箱、鱼塘、蚕桑，怎么办？',
          answer: [
            '打药那天，下风方向有蜂箱、鱼塘、蚕桑的，请提前告诉机队；不知道是哪家，写信给我们，写明地点。',
          ],
        },
      },
    },
  },
});
