import { defineContent } from '@/lib/content/defineContent';
import { footerSchema } from '@/lib/schema/footer';

export const footer = defineContent(footerSchema, {
  codes: [
    { label: '公司主页', target: { status: 'placeholder', value: 'https://www.qionglu.example/' } },
    { label: '视频号', target: { status: 'placeholder', value: 'https://video.qionglu.example/channel' } },
    {
      label: '短视频账号一',
      target: { status: 'placeholder', value: 'https://video.qionglu.example/short-1' },
    },
    {
      label: '短视频账号二',
      target: { status: 'placeholder', value: 'https://video.qionglu.example/short-2' },
    },
  ],
  openCode: '放大{label}二维码',
  columns: [
    {
      title: '解决方案',
      links: [
        { title: '农业植保', path: '/#cooperation?agriculture' },
        { title: '林业防护', path: '/#cooperation?forestry' },
        { title: '工业物流', path: '/#cooperation?logistics' },
        { title: '公共安全', path: '/#cooperation?safety' },
        { title: '机巢服务', path: '/#cooperation?droneNestService' },
      ],
    },
    {
      title: '核心技术',
      links: [
        { title: '飞控系统', path: '/#techSystem' },
        { title: 'AI 控制技术', path: '/#techAi' },
        { title: '产品系列', path: '/#product' },
      ],
    },
    {
      title: '生态合作',
      links: [
        { title: '合作伙伴', path: '/#partner' },
        { title: '五年独家协议', path: '/#ecoAgreement' },
        { title: '生态共创', path: '/#ecoCoCreation' },
      ],
    },
    {
      title: '关于我们',
      links: [
        { title: '公司简介', path: '/about/#about' },
        { title: '发展历程', path: '/about/#history' },
        { title: '合伙人机制', path: '/about/#partner' },
        { title: '联系我们', path: '/about/#contract' },
      ],
    },
    {
      title: '资料与下载',
      links: [
        { title: '公司动态', path: '/companyNews/' },
        { title: '白皮书', path: '/preview/?url=/documents/white-paper.pdf' },
        { title: '机巢服务包', path: '/preview/?url=/documents/nest-service.pdf' },
        { title: '商业计划书', path: '/preview/?url=/documents/business-plan.pdf' },
        { title: 'App 下载', path: '/download/' },
        { title: '隐私说明', path: '/privacy/' },
      ],
    },
  ],
});
