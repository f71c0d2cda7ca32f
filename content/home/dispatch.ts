import { guide } from '@/content/guide';
import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { dispatchSchema } from '@/lib/schema/home/dispatch';

export const dispatch = defineContent(dispatchSchema, {
  lead: '平台找机队、排航线、定时间，飞手决定起飞，按记录结算。',
  link: { title: '下单指南', path: '/guide/' },
  /** 提到 names 里的地方和任务。 */
  picture:
    '一片虚构的山谷：两山夹一峡，河出峡口绕过田块；左岸有水库、松林、机巢、高压线和鱼塘，右岸有梯田与茶坡。机巢的无人机沿山脊巡护松林，吊运无人机过峡上山，两块稻田逐行喷完，航线绕开高压线与鱼塘。',
  note: `演示：地形、任务与时间均为虚构；行距、每亩喷液量、每小时亩数为演示取值。${sharedCopy.flying}`,
  jobs: '今天的任务',
  time: '时间',
  ask: '写一份{scene}需求单',
  play: '播放',
  pause: '暂停',
  windy: '风 5.2 m/s',
  stations: guide.steps.list.map(({ title }) => title),
  names: {
    /** 任务 */
    pondside: '塘边田',
    east: '东岸田',
    forest: '松林巡护',
    lift: '过峡吊运',
    /** 机队 */
    one: '一车',
    two: '二车',
    three: '三车',
    nest: '机巢',
    /** 图上的地方 */
    lake: '水库',
    woods: '松林',
    gorge: '峡',
    peak: '山顶',
    yard: '货场',
    fishPond: '鱼塘',
    wire: '高压线',
  },
  models: { lift: '吊运', patrol: '巡查' },
  scenes: { agriculture: '农业植保', forestry: '林业防护', logistics: '工业物流' },
  record: {
    label: '任务记录：{name}',
    exported: '（T70P 出口版参数）',
    sooner: '早',
    later: '晚',
    detour: '绕开{obstacles}，避让 {spared} 亩。',
    set: '排定 {set}，派给{crew}。',
    stopped: '{from} 起风，飞手判断先停；{to} 续飞。',
    closing: '按这份记录核对、结算。',
    spray: {
      task: '水稻 {whole} 亩，每亩喷 {rate} L。',
      match: ['{crew} {model}：沿路 {away}，空闲。', '{rival} {sooner} {apart} 分钟，多走 {further}，不换。'],
      route: [
        '{rows} 行，行距 {gap} m，航程 {length}。',
        '{mu} 亩 × {rate} L = {litres} L，药箱\u00A0{tank} L{source}，{boxes} 箱。',
        '适飞空域内常规农用作业，不用申请。',
      ],
      off: '飞手看过风和露水，{off} 起飞。',
      done: '{lands} 喷完 {mu} 亩，用药液\u00A0{litres} L，{boxes} 箱。',
    },
    lift: {
      task: '{pieces} 件，单件 {weight} kg，连吊具。',
      match: ['{crew}吊运无人机：在货场，空闲，吊得起。'],
      route: ['货场到山顶直线 {length}，过峡，{pieces} 趟。', '飞行申请：前一日已批。'],
      off: '两头有人挂钩、解钩，飞手 {off} 起飞。',
      done: '{lands} 送完 {pieces} 件，共 {total} kg。',
    },
    patrol: {
      task: '{shots} 个点位，每点停 {each} 分钟。',
      match: ['{crew}巡查无人机在巢，空闲，离得近。'],
      route: ['航程 {length}，离地 {up} m。', '飞行申请：前一日已批。'],
      off: '值守飞手看过天气，{off} 起飞。',
      done: '{lands} 回巢，{shots} 个点位都拍了。',
    },
  },
});
