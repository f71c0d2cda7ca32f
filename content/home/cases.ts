import { coins } from '@/content/coins';
import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { casesSchema } from '@/lib/schema/home/cases';

const FASTER = {
  value: sharedCopy.fasterPercent,
  unit: '%',
  label: `响应速度提升${sharedCopy.fasterThan.value}`,
};

export const cases = defineContent(casesSchema, {
  label: '合作案例',
  title: '同一个平台，派不同的活。',
  /** 每类的项数定在 lib/schema/home/cases.ts；改了项数，或增减类别，这里的总数也要改。 */
  lead: '十五种可以派单的任务。做过的项目，经客户同意后在这里列出。',
  categoriesLabel: '任务类别',
  taskLabel: '任务',
  dispatchLabel: '调度方式',
  previous: '上一项任务',
  next: '下一项任务',
  ask: { title: '填{category}的需求单', path: '/about/#enquiry' },
  categories: [
    {
      scene: 'agriculture',
      anchor: 'agricultural',
      title: '农业植保',
      stats: [
        { value: sharedCopy.counties, unit: '个', label: '服务县数' },
        { value: sharedCopy.muTimes, unit: '万亩次以上', label: '累计作业' },
        { value: sharedCopy.hectares, unit: '万公顷', label: '土地数据' },
      ],
      note: `${sharedCopy.ownFigures}。`,
      cards: [
        {
          picture: { file: 'cases/agriculture-1.jpg', alt: '无人机在金色阳光下为层层梯田喷洒作业' },
          title: '大田作物统防统治',
          task: '防治适期内连片喷洒',
          dispatch: '分区作业，多架各飞一片',
        },
        {
          picture: { file: 'cases/agriculture-2.jpg', alt: '茶园垄行顺坡起伏，小型农用无人机低空喷洒' },
          title: '丘陵茶园精准植保',
          task: '随坡就势，逐行施药',
          dispatch: '仿地航线，分片推进',
        },
        {
          picture: { file: 'cases/agriculture-3.jpg', alt: '金黄稻田上空，无人机播撒种子' },
          title: '稻田套播',
          task: '绿肥、油菜种子，收割前播撒',
          dispatch: '按地块定量，机队轮换',
        },
      ],
    },
    {
      scene: 'forestry',
      anchor: 'forestry',
      title: '林业防护',
      stats: [FASTER],
      note: `${sharedCopy.ownFigures}。巡护、监测与飞防由同一平台派单，发现异常，就近改派。`,
      cards: [
        {
          picture: { file: 'cases/forestry-1.jpg', alt: '无人机在松林上空喷洒药剂防治病虫害' },
          title: '松林病虫害飞防',
          task: '高大林木冠层施药',
          dispatch: '沿等高线逐条飞',
        },
        {
          picture: { file: 'cases/forestry-2.jpg', alt: '晨雾弥漫的林海上空，巡护无人机执行巡查' },
          title: '林海日常巡护',
          task: '人员难到的林区例行巡查',
          dispatch: '固定航线，定时巡查',
        },
        {
          picture: { file: 'cases/forestry-3.jpg', alt: '黄昏山脊升起一缕细烟，无人机在空中监测火情' },
          title: '山脊烟火监测',
          task: '尽早发现烟点并回传画面',
          dispatch: '就近改派，持续监看',
        },
      ],
    },
    {
      scene: 'logistics',
      anchor: 'logistics',
      title: '工业物流',
      stats: [
        { value: sharedCopy.lift, unit: 'kg', label: '吊运重量，定制运输' },
        { value: sharedCopy.dailyLift, unit: 'kg', label: '机队日运力' },
      ],
      note: `${sharedCopy.ownFigures}。`,
      cards: [
        {
          picture: { file: 'cases/logistics-1.jpg', alt: '重载货运无人机吊着木箱飞越晨雾笼罩的山谷' },
          title: '山区建材吊运',
          task: '车辆进不去的山谷运料',
          dispatch: '按单箱重量选机型，分趟往返',
        },
        {
          picture: { file: 'cases/logistics-2.jpg', alt: '货运无人机吊着货箱飞向大江上的斜拉桥' },
          title: '跨江货物直送',
          task: '两岸之间点对点运送',
          dispatch: '固定航线，按间隔往返',
        },
        {
          picture: { file: 'cases/logistics-3.jpg', alt: '货场起降坪上，无人机吊起货箱，旁边码放着包裹' },
          title: '货场集散转运',
          task: '包裹从货场送到乡镇',
          dispatch: '定点往返，按班次发运',
        },
      ],
    },
    {
      scene: 'safety',
      anchor: 'safety',
      title: '公共安全',
      stats: [FASTER],
      note: `${sharedCopy.ownFigures}。任务先派给最近的机巢与机队。`,
      cards: [
        {
          picture: { file: 'cases/safety-1.jpg', alt: '黄昏江畔城市灯火初上，安防无人机悬停巡查水面' },
          title: '江岸水面巡查',
          task: '沿岸与水面夜间巡查',
          dispatch: '两架分段，接力巡查',
        },
        {
          picture: { file: 'cases/safety-2.jpg', alt: '被淹平原的暮色里，无人机用探照灯照亮水面上的救生艇' },
          title: '洪涝搜寻照明',
          task: '为救生艇照明，指引方位',
          dispatch: '接力悬停，轮流换电',
        },
        {
          picture: { file: 'cases/safety-3.jpg', alt: '傍晚，无人机在跨江大桥上空巡逻，桥上车灯连成光带' },
          title: '桥梁交通巡逻',
          task: '高峰时段观察车流与桥面',
          dispatch: '定时巡查，发现异常即上报',
        },
      ],
    },
    {
      scene: 'droneNestService',
      anchor: 'droneNestService',
      title: '机巢服务',
      stats: [
        { value: sharedCopy.registerCoins, unit: '枚飞行币', label: '新用户注册' },
        { value: sharedCopy.purchaseCoins, unit: '枚飞行币', label: '购买机巢服务包' },
        { value: sharedCopy.recommendCoins, unit: '枚飞行币', label: '推荐好友购买机巢服务包' },
      ],
      note: coins.note,
      cards: [
        {
          picture: { file: 'cases/nest-1.jpg', alt: '山脊草地上的机巢舱盖敞开，无人机在上空悬停' },
          title: '山脊机巢值守',
          task: '林区与农田的固定点位',
          dispatch: '定时巡查，按航线起降',
        },
        {
          picture: { file: 'cases/nest-2.jpg', alt: '傍晚，楼顶机巢亮起灯光，远处是城市夜景' },
          title: '楼顶机巢巡检',
          task: '城区上空的定时巡检',
          dispatch: '机巢自检通过，飞手确认后起飞',
        },
        {
          picture: { file: 'cases/nest-3.jpg', alt: '俯视机巢：舱盖敞开，无人机停在起降坪上' },
          title: '河段定时巡查',
          task: '沿河看水面与堤岸',
          dispatch: '到时刻，飞手确认后起飞',
        },
      ],
    },
  ],
});
