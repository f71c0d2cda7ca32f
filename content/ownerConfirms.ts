import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { ownerConfirmsSchema } from '@/lib/schema/ownerConfirms';

/** Listed by npm run release-check: the owner confirms or answers each, then its placeholder becomes final. */
export const ownerConfirms = defineContent(ownerConfirmsSchema, {
  statements: [
    {
      title: '请确认：一项任务怎样走',
      en: 'To confirm: how a job runs',
      items: [
        ['placeholder', '我们回复能不能做、哪天做', 'Given place and date, we answer whether and when'],
        ['placeholder', '查空域', 'The platform checks the airspace'],
        ['placeholder', '派单之前核对机型', 'It checks drone, papers and route before dispatch'],
        [
          'placeholder',
          '算不出合规航线的任务，退回并说明原因',
          'No lawful route: the job goes back, with the reason',
        ],
        [
          'placeholder',
          '机队判断不宜作业，平台重排时间',
          'The fleet judges the weather, the platform replans',
        ],
        ['placeholder', '最近的机巢与机队', 'Urgent jobs go to the nearest nest and fleet first'],
        ['placeholder', '发现异常，就近改派', 'When a patrol finds something, a near fleet is sent'],
        ['placeholder', '做完交作业报告', 'The grower gets a report of the work'],
        ['placeholder', '影像与记录可复核', 'The client can check pictures and the record'],
        [
          'placeholder',
          '每次作业的记录包括地块、时间、航线、用量',
          'A record holds plot, time, route and dose',
        ],
        ['placeholder', '以及来历不明的货，不接', 'Goods of unknown origin are refused'],
      ],
    },
    {
      title: '请确认：飞控与 AI',
      en: 'To confirm: flight control and AI',
      items: [
        ['placeholder', '定位、惯性、气压与雷达的信号', 'The chip reads position, inertia, pressure, radar'],
        ['placeholder', '数传链路', 'Routes and states go by a data link'],
        ['placeholder', '边飞边识别', 'AI sees plots and obstacles in flight and goes round them'],
        ['placeholder', '飞手随时能接管', 'The pilot can take over at any time'],
        ['placeholder', '按协议开放接口', 'Interfaces are opened by agreement'],
      ],
    },
    {
      title: '请确认：机巢',
      en: 'To confirm: the drone nest',
      items: [
        ['placeholder', '机巢自检', 'The nest tests itself, then the pilot confirms take-off'],
        ['placeholder', '机巢接入与调试', 'The platform connects the nest and sets it up'],
        [
          'placeholder',
          '安装、调试、试飞，验收后开始承接任务',
          'Installed, tuned, flown, accepted: then jobs begin',
        ],
        ['placeholder', '场地的使用权明确，使用期限不短于合同期', 'Site: right of use for the whole term'],
        ['placeholder', '起降方向净空', 'Site: clear approach, no power lines or cranes'],
        ['placeholder', '地面平整，能够排水，有围挡或值守', 'Site: level, drained, fenced or watched'],
        ['placeholder', '附近没有需要避让的居民活动场所', 'Site: no place where residents gather nearby'],
        ['placeholder', '稳定的市电，或经核算的其他供电方式', 'Site: mains power, or another proven source'],
        ['placeholder', '有线或无线网络覆盖，断网时有备用', 'Site: a network, and one in reserve'],
        ['placeholder', '设备的防雷与接地符合要求', 'Site: lightning protection and earthing'],
        ['placeholder', '指定负责人', 'Site: somebody is named who answers for it'],
        ['placeholder', '约定记录的保存期限与查阅权限', 'How long records are kept and who may read them'],
      ],
    },
    {
      title: '请确认：费用与责任',
      en: 'To confirm: fees and duties',
      items: [
        ['placeholder', '其他需求方的服务费', 'Clients without the agreement pay a service fee'],
        ['placeholder', '按作业记录，与机队和飞手结算', 'The platform pays fleets and pilots by the record'],
        ['placeholder', '不销售保险，不代收保费', 'The platform sells no insurance, collects no premium'],
        ['placeholder', '平台对派单、航线与记录负责', 'The platform answers for dispatch, routes, records'],
        [
          'placeholder',
          '增产、赔付与响应时间，不作超出协议的承诺',
          'Nothing is promised beyond the agreement',
        ],
        ['placeholder', '以作业记录核对，办法写进协议', 'Disputes are settled by the record'],
        ['placeholder', '好友只注册、没有购买，不算推荐', 'A friend who buys nothing is no referral'],
      ],
    },
    {
      title: '请确认：机队与飞手',
      en: 'To confirm: fleets and pilots',
      items: [
        ['placeholder', '招募和管理', 'Partners recruit and manage the pilots'],
        ['placeholder', '写明所在地区、现有机队与人员', 'To join, a fleet writes its region, drones, staff'],
        [
          'placeholder',
          '设备接入平台，人员学习使用服务',
          'Then its drones are connected and its staff learn',
        ],
        ['placeholder', '按匹配结果接受派单', 'Then it takes the jobs that are matched to it'],
        ['placeholder', '农时之前就知道去哪里、做多少', 'Fleets know before the season where they fly'],
        ['placeholder', '规则向机队与飞手公开', 'The rules of dispatch are open to fleets and pilots'],
        ['placeholder', '跨地域调配', 'In a busy season fleets are moved between regions'],
        ['placeholder', '多机型接入', 'Drones of several makers are connected'],
      ],
    },
    {
      title: '请确认：其他',
      en: 'To confirm: other',
      items: [['placeholder', '转载请注明“示意图”', 'Pictures may be reprinted, marked as illustrations']],
    },
  ],
  questions: [
    {
      title: '请回答：种植户会问',
      en: 'To answer: growers ask',
      items: [
        ['placeholder', '打一亩多少钱？', 'What does one mu cost?'],
        ['placeholder', '多少亩起接？', 'What is the least area?'],
        ['placeholder', '要提前几天下单？', 'How many days ahead must one order?'],
        ['placeholder', '填了需求单，多久有报价？', 'How soon after the request is there a price?'],
        ['placeholder', '药和水由谁准备？', 'Who brings chemical and water?'],
        ['placeholder', '漏喷了，或者没有效果，补喷吗？', 'Is it sprayed again where it was missed?'],
        ['placeholder', '下单之后能取消或改期吗，收费吗？', 'May one cancel or move the day, at what cost?'],
        ['placeholder', '五年里能不能请别人打药？', 'May others spray during the five years?'],
        ['placeholder', '增产分成怎么算，分多少？', 'How is the share worked out, and how much is it?'],
        [
          'placeholder',
          '承保的是哪家保险公司，保费由谁付？',
          'Which company insures, and who pays the premium?',
        ],
        ['placeholder', '和谁签合同，发票由谁开，开哪一种？', 'Who signs, who invoices, with which invoice?'],
        ['placeholder', '服务的是哪些县？', 'Which counties are served?'],
      ],
    },
    {
      title: '请回答：货主、林业与应急单位会问',
      en: 'To answer: shippers, foresters and public safety ask',
      items: [
        ['placeholder', '吊一趟多少钱，多久能排上？', 'What does a lift cost, and how soon can it be?'],
        ['placeholder', '影像和记录归谁，存哪里，谁能看？', 'Who owns, keeps and sees pictures and records?'],
        ['placeholder', '2 小时极速响应，从何时算到何时？', 'The 2 hours: from when to when?'],
      ],
    },
    {
      title: '请回答：机队、飞手与合作伙伴会问',
      en: 'To answer: fleets, pilots and partners ask',
      items: [
        ['placeholder', '派单怎么派，飞手能不能拒？', 'How are jobs given out, and may a pilot refuse?'],
        ['placeholder', '飞手挣多少，多久结一次？', 'What do pilots earn, and when are they paid?'],
        ['placeholder', '飞手由谁认证？', 'Who certifies the pilots?'],
        [
          'placeholder',
          '飞控芯片怎样装进别家的无人机？',
          'How does the chip get into another maker’s drone?',
        ],
        [
          'placeholder',
          `${sharedCopy.centres} 个省级运营中心归谁，在哪里？`,
          `Whose are the ${sharedCopy.centres} centres, and where?`,
        ],
        ['placeholder', '62 万公顷土地数据是什么，谁能看？', 'What are the land data, and who may see them?'],
        ['placeholder', '飞行币能换什么，有没有期限？', 'What do coins buy, and do they expire?'],
        ['placeholder', '做过哪些项目，能写出一个吗？', 'Which projects, and may one be named?'],
        ['placeholder', '收入多少，团队是谁？', 'What is the income, and who is the team?'],
      ],
    },
    {
      title: '请回答：记者、应聘者会问',
      en: 'To answer: press and applicants ask',
      items: [
        ['placeholder', '公司哪年成立，谁负责？', 'When was the company founded, and who runs it?'],
        ['placeholder', '打哪个电话能找到人，几点到几点？', 'Which telephone, and at what hours?'],
        ['placeholder', '招什么人，怎么投简历？', 'Which jobs are open, and how does one apply?'],
      ],
    },
    {
      title: '发布之前：律师',
      en: 'Before release: the lawyer',
      items: [
        [
          'placeholder',
          '除《条例》以外，本站引用的法律、规章与标准，所有者的律师读过原文吗？',
          'Has the owner’s lawyer read the originals of the laws, rules and standards cited beside the regulation?',
        ],
        [
          'placeholder',
          '减产保险那一句，律师与保险公司书面确认了吗？',
          'Have the lawyer and the insurer confirmed the sentence on the guarantee in writing?',
        ],
      ],
    },
  ],
});
