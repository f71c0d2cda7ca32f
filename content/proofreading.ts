import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { proofreadingSchema } from '@/lib/schema/proofreading';

const CLAIM = '删去，或换成有出处的数字';
const PROMISE = '不能承诺结果，写明以合同为准';
const FIRM = '写作“行业企业”';
const ONCE = '一节只写一次，其余删去，或写作“写进合同”';
const SPACE = '汉字与字母、数字之间空一格';
const SPEED = '表格里写 km/h，文句里写“千米每小时”';
const CONDITION = '写出条件，文章里可以用 {{insurance}}';

export const proofreading = defineContent(proofreadingSchema, {
  forbidden: [
    {
      word: '最',
      instead: CLAIM,
      except: [
        '最大抗风',
        '最大半径',
        '最大高度',
        '最大速度',
        '最大起飞重量',
        '最大飞行真高',
        '最大平飞速度',
        '最大飞行半径',
        '最大流量',
        '最多',
        '最少',
        '最后',
        '最终',
        '最近',
        '最新',
        '最早',
      ],
    },
    {
      word: '第一',
      instead: CLAIM,
      except: [
        '第一步',
        '第一次',
        '第一笔',
        '第一位',
        '第一段',
        '第一行',
        '第一页',
        '第一章',
        '第一条',
        '第一项',
        '第一版',
        '第一年',
        '第一时间',
      ],
    },
    { word: '唯一|独一无二|独家首创|绝无仅有', instead: CLAIM },
    { word: '国家级|世界级|国际级|全球级', instead: CLAIM },
    { word: '顶级|顶尖|极致|极品|王牌|首选|冠军|之王', instead: CLAIM },
    { word: '绝对', instead: CLAIM, except: ['绝对值', '绝对高度'] },
    { word: '史无前例|前无古人|空前|万能|永久|百分之百|100% ?(?:有效|安全|成功)', instead: CLAIM },
    { word: '零风险|无风险|稳赚|保本|保收益|包增产|保证增产|保证收益|必赔|包赔', instead: PROMISE },
  ],
  preferred: [
    {
      word: `${terms.compensation} ?%`,
      instead: CONDITION,
      needs: ['保单约定'],
    },
    { word: '以(?!厂商公布为准)[^以，。；\\n]{1,20}为准', instead: ONCE, once: true },
    {
      word: '(?:保费|赔付)[^，。；]*?(?:=|\\d[\\d,.]* ?万?元(?!/))',
      instead: '只写每亩保费，不替人算保费和赔付',
      except: [`保费每亩 ${terms.premium} 元`],
    },
    { word: '歉收有保障|减产有保险|有保险兜|兜底', instead: CONDITION },
    { word: '国家政策与资金支持', instead: '后面加上“以主管部门公布为准”', needs: ['以主管部门公布为准'] },
    { word: '共同申报', instead: '删去，公司没有说过' },
    { word: '覆盖全国|遍布全国|全国覆盖', instead: `写作“${terms.reach}”` },
    {
      word: '全国性',
      instead: '只写在“建设全国性智能无人机调度平台”里',
      except: ['建设全国性智能无人机调度平台', '建设全国性“智能无人机调度平台”'],
    },
    { word: '安排(?:起飞|起降|返航)', instead: `平台“排定架次与时间”，${terms.flying}` },
    { word: '相应的?资质', instead: '写明“操作证书”或所需的许可' },
    { word: '问明|问清', instead: '公司自己能说的就写明，不叫读者去问' },
    { word: '由?公司提供', instead: `写作“${terms.ownFigures}”` },
    { word: '民航局测算', instead: '写作“预测”' },
    { word: '首个|首家|首创', instead: '写明出处，或删去' },
    {
      word: '接口公开|公开接口|同一套接口|开放接口',
      instead: `写作“${terms.openInterface}”`,
      except: [terms.openInterface],
    },
    { word: '法定货币|虚拟货币|代币', instead: '飞行币写作“平台积分，不是货币”' },

    { word: '飞机', instead: '写作“无人机”' },
    { word: '植保机', instead: '写作“植保无人机”' },
    { word: '头部', instead: FIRM, except: ['与行业头部企业建立长期战略合作'] },
    { word: '龙头|领军|行业领先|领先企业', instead: FIRM },
    { word: '保险机构', instead: '写作“保险公司”' },
    { word: '机手|飞行员', instead: '写作“飞手”' },
    { word: '农户|种植主体|种植者|受益人', instead: '写作“种植户”' },
    { word: '增产收益分成|收益分成|增产部分的分成', instead: '写作“增产分成”' },
    { word: '完整的使用培训|完整培训|全套培训', instead: '写作“全程使用培训”' },
    { word: '[一二三四五六七八九十两几这那每]条任务', instead: '写作“一项任务”' },
    { word: '撒播|撒肥', instead: '写作“播撒”' },
    { word: '料箱|肥箱', instead: '写作“播撒箱”' },
    { word: '最大风速|抗风等级|抗风能力', instead: '写作“最大抗风”' },
    { word: '个人信息处理说明|隐私政策|隐私声明', instead: '写作“隐私说明”' },
    { word: '安卓|android|ANDROID', instead: '写作“Android”' },
    { word: '鸿蒙', instead: '写作“HarmonyOS”' },
    { word: 'GB[^，。；]*，[^，。；]*施行|安全要求》施行', instead: '标准用“实施”，法规用“施行”' },
    { word: '实时回传', instead: '写作“回传状态”' },
    { word: '说清楚', instead: '直接写明' },
    { word: '提需求|提一项', instead: '写作“填需求单”' },

    { word: '公里/小时|公里每小时|千米/小时|km/小时|KM/H|Km/h|kmh|kph', instead: SPEED },
    { word: '米/秒|M/S', instead: '表格里写 m/s，文句里写“米每秒”' },
    { word: 'µm|微米/μm', instead: '写作“μm”（希腊字母）' },
    { word: '\\d ?(?:KG|Kg|公斤级)', instead: '写作“kg”' },
    { word: '\\d(?:km/h|m/s|kg|km|mm|cm|μm|m|L)(?![A-Za-z])', instead: '数与单位之间空一格' },
    { word: '\\d ?[*xX] ?\\d', instead: '写作“×”，前后不空格' },
    { word: '\\d %', instead: '百分号前面不空格' },
    { word: '\\p{Script=Han}[A-Za-z0-9]', instead: SPACE },
    { word: '[A-Za-z0-9%℃+]\\p{Script=Han}', instead: SPACE, except: ['〔2025〕1号'] },
    { word: '《[^》]*\\d \\p{Script=Han}[^》]*》', instead: '书名号里照原文，数字与汉字之间不空格' },
    { word: '\\p{Script=Han}[,;:?!](?=\\p{Script=Han}|$)', instead: '标点用全角' },
    { word: '\\p{Script=Han}\\.(?=\\p{Script=Han}|$)', instead: '句号用“。”' },
    { word: '\\([^)]*\\p{Script=Han}[^)]*\\)', instead: '括号用全角（ ）' },
    { word: '\\s[，。；：！？、）》”]', instead: '标点前面不空格' },
    { word: '[（《“]\\s', instead: '标点后面不空格' },
  ],
});
