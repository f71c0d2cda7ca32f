import { defineContent } from '@/lib/content/defineContent';
import { siteSchema } from '@/lib/schema/site';

export const site = defineContent(siteSchema, {
  name: { status: 'placeholder', value: '穹路低空' },
  latinName: { status: 'placeholder', value: 'QIONGLU' },
  company: { status: 'placeholder', value: '湖南穹路低空科技有限公司' },
  origin: { status: 'placeholder', value: 'https://www.qionglu.example' },
  title: '穹路低空 · 智能无人机调度平台',
  description:
    '穹路低空建设全国性智能无人机调度平台，提供农业植保、林业防护、工业物流、公共安全与环境保护、航线规划和机巢服务。',
  socialImage: 'hero/dawn.jpg',
  updated: '2026-11-25',
  verification: { baidu: '', bing: '', google: '', so360: '', sogou: '' },
  slogan: '引领低空经济，重塑产业未来',
  email: { status: 'placeholder', value: 'contact@qionglu.example' },
  place: '中国 · 湖南',
  customerService: { status: 'placeholder', value: 'https://service.qionglu.example/chat' },
  icp: { status: 'placeholder', value: '' },
  policeFiling: { status: 'placeholder', value: '' },
  defaultApiServer: { status: 'placeholder', value: 'https://api.qionglu.example/uav-api' },
  enquiry: { path: { status: 'placeholder', value: '' } },
  documentHosts: [],
  storage: { status: 'placeholder', value: '' },
  editing: { status: 'placeholder', value: '' },
  copyrightYear: 2026,
});
