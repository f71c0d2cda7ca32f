import { documents } from '@/content/documents';
import printed from '@/content/documents/printed.json';
import { site } from '@/content/site';
import { defineContent } from '@/lib/content/defineContent';
import { previewSchema } from '@/lib/schema/preview';

/** 还没有印成 PDF 的，先不列出。 */
const prints: Partial<Record<string, { pages: number; megabytes: string }>> = printed;

export const preview = defineContent(previewSchema, {
  page: {
    path: '/preview/',
    title: '资料',
    description: '白皮书讲平台怎样调度，机巢服务包讲怎样建机巢，商业计划书讲怎样合作，各有网页和 PDF。',
    socialImage: 'hero/logistics.jpg',
    updated: '2026-11-25',
    breadcrumb: '当前位置',
    home: '首页',
  },
  documents: documents.flatMap(({ file, name, title, purpose, summary, path }) => {
    const print = prints[file];
    if (!print) return [];
    return {
      name,
      purpose,
      summary,
      path,
      cover: { file: `documents/${file}.jpg`, alt: `《${title}》封面` },
      pdf: `/documents/${file}.pdf`,
      fileName: `${site.name.value}${name}.pdf`,
      fileInfo: `PDF · ${print.pages} 页 · ${print.megabytes} MB`,
    };
  }),
  asPage: '网页',
  asPageLabel: '网页：{name}',
  read: 'PDF',
  readLabel: '阅读 PDF：{name}',
  download: '下载',
  downloadLabel: '下载 PDF：{name}',
  outcomes: {
    malformed: { title: '地址写法不对', text: '文件地址应当是以 / 开头的站内路径，或完整的 https 地址。' },
    host: { title: '不能预览这个地址', text: '为了您的安全，这里只打开本站的文件和指定网站的 https 地址。' },
    notFound: { title: '文件不存在', text: '这份文件可能已经移走或改名。' },
    forbidden: { title: '没有权限打开', text: '服务器拒绝提供这份文件。' },
    serverFault: { title: '服务器暂时出错', text: '文件还在，只是服务器此刻没能送来。请稍后再试。' },
    offline: { title: '网络已断开', text: '请检查网络连接，然后再试。' },
    unreachable: {
      title: '文件没有送到',
      text: '连接中断，或文件被转到了不允许访问的地方。请再试，或直接打开原文件。',
    },
    otherHost: {
      title: '对方网站不允许预览',
      text: '文件所在的网站不允许在这里读取它。可以在新标签页里打开原文件。',
    },
    stalled: { title: '等了很久没有回应', text: '服务器一直没有送来内容。请再试，或直接打开原文件。' },
    empty: { title: '文件是空的', text: '这份文件没有任何内容，可能在上传时出了错。' },
    notPdf: {
      title: '这不是 PDF 文件',
      text: '这里只能预览 PDF。可以直接打开原文件，由浏览器决定怎样显示。',
    },
    damaged: { title: '文件不完整', text: '这份 PDF 已经损坏或没有传完，无法显示。' },
    encrypted: { title: '文件设有密码', text: '这份 PDF 需要密码才能打开。请下载后用阅读软件输入密码。' },
    tooManyPages: { title: '页数太多', text: '这份文件的页数超出了这里能显示的范围，可以直接打开原文件。' },
    failed: { title: '没能显示这份文件', text: '预览程序没有启动或中途出错。请再试，或直接打开原文件。' },
  },
  labels: {
    reader: '文件',
    back: '返回上一页',
    pageName: '第 {page} 页',
    pageFailed: '第 {page} 页无法显示',
    pageNumber: '页码',
    pageUnit: '页',
    zoomOut: '缩小',
    zoomIn: '放大',
    fitWidth: '适合宽度',
    newTab: '在新标签页打开（可搜索、打印）',
    download: '下载',
    document: '文档内容',
    loading: '正在打开文件',
    retry: '再试一次',
    openFile: '打开原文件',
    allDocuments: '全部资料',
  },
});
