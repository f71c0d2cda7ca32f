import { site } from '@/content/site';
import { defineContent } from '@/lib/content/defineContent';
import { enquirySchema } from '@/lib/schema/enquiry';

const scenes = {
  agriculture: '农业植保',
  forestry: '林业防护',
  logistics: '工业物流',
  safety: '公共安全与环保',
  droneNestService: '机巢服务',
  route: '航线规划',
  other: '其他',
};

export const enquiry = defineContent(enquirySchema, {
  title: '需求单',
  lead: '写明做什么、在哪里、多少亩或多重、哪天做。',
  notes: [
    site.enquiry.path.value
      ? '写好以后，点“提交”，或者用邮件发来。'
      : '写好以后，复制到微信或在线客服，或者用邮件发来。',
    '内容只留在这个标签页里，发出之前不离开您的设备。',
  ],
  notLoaded: '需求单没有加载出来，请检查网络或刷新页面，也可以直接写信：',
  loading: '正在打开需求单',
  unscripted: {
    lead: '请把这些写进信里，寄到这里的邮箱：',
    item: '{label}（{hint}）',
  },
  messages: {
    scenes,
    fields: {
      scene: { label: '场景', hint: Object.values(scenes).join('、') },
      place: { label: '地点', hint: '例如：湖南省常德市汉寿县，可写到乡镇' },
      size: { label: '规模', hint: '多大、多重或多远，怎么说都行' },
      date: { label: '期望日期' },
      crop: { label: '作物与药肥', hint: '例如：晚稻，杀虫剂，药已备好' },
      onSite: {
        label: '现场情况',
        hint: '电源、道路、障碍物。例如：地头通车，东侧有高压线，附近可以充电',
      },
      name: { label: '姓名或农场' },
      phone: { label: '手机号', hint: '或座机，如 0731-88888888' },
      email: { label: '邮箱' },
    },
    sizes: {
      agriculture: { label: '面积', hint: '例如：约 120 亩，两块地' },
      forestry: { label: '面积', hint: '例如：3000 亩林区，每月巡一次' },
      logistics: { label: '重量与距离', hint: '例如：2 吨，单程 3.5 公里' },
      safety: { label: '点位', hint: '例如：4 个点位，每天各看一次' },
      droneNestService: { label: '点位', hint: '例如：2 处，各巡 5 公里' },
      route: { label: '距离', hint: '例如：单程 12 公里' },
      other: { label: '规模', hint: '多大、多重或多远，怎么说都行' },
    },
    optional: '选填',
    either: '手机号和邮箱，填一项即可',
    consent: {
      label: '同意',
      before: '我已阅读',
      link: '隐私说明',
      after: `，同意${site.company.value}用以上信息处理这份需求。`,
    },
    honeypot: '请勿填写',
    problems: {
      notChosen: '请选择{label}',
      missing: '请填写{label}',
      tooLong: '{label}最多 {max} 个字，现在有 {n} 个，请删去 {over} 个',
      tooEarly: '这一天已经过去，请选今天或以后的日期',
      notAPhone: '请填写 11 位手机号，或带区号的座机，如 0731-88888888；境外号码请带国家或地区码',
      notAnEmail: '请填写完整的邮箱，如 name@example.com',
      noContact: '请填写手机号或邮箱，填一项即可',
      noConsent: '请先阅读隐私说明，并勾选同意',
    },
    problemsTitle: '还有 {n} 处需要补充或修改',
    text: {
      title: '【需求单】',
      line: '{label}：{value}',
      consent: `已阅读隐私说明，同意${site.company.value}用以上信息处理这份需求。`,
    },
    mail: { subject: '需求单：{scene}，{place}', paste: '（需求单全文已经复制，请粘贴在这里。）' },
    ways: {
      copy: '复制，发给客服',
      mail: '写邮件',
      send: '提交',
      sending: '正在提交',
      clear: '清空',
      undo: '撤销清空',
    },
    outcomes: {
      copied: '已复制，可以粘贴到微信或客服窗口。',
      copyFailed: '没有复制成功，请选中下面的文字，自行复制。',
      mailed: '邮件没有打开？请用“复制，发给客服”，再粘贴到寄往 {email} 的信里。',
      mailedByPasting: '内容较长，全文已复制，请粘贴到信里。收件邮箱：{email}',
      failed: '{busy}。填写的内容都还在，也可以复制下来发给客服，或者写邮件。',
      cleared: '已清空。',
    },
    sent: { title: '需求单已提交', lead: '以下是提交的内容，可以复制留存。', again: '再写一份' },
    copy: { copy: '复制内容', copied: '已复制', failed: '没有复制成功，请选中文字复制' },
  },
});
