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
    lead: '网页好读，PDF 好存好印。',
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
    refused: {
      title: '不能预览这个地址',
      text: '为了您的安全，这里只打开本站的文件和指定网站的 https 地址。请检查地址有没有写错。',
    },
    notFound: { title: '找不到这份文件', text: '它可能已经移走、改名，或者不对外提供。' },
    failed: {
      title: '没能打开这份文件',
      text: '可能是网络断开、服务器没有回应，或文件所在的网站不允许预览。请检查网络，再试一次，或直接打开原文件。',
    },
    notPdf: {
      title: '这不是完整的 PDF 文件',
      text: '它可能是别的格式，或者没有传完。可以直接打开原文件，由浏览器决定怎样显示。',
    },
    encrypted: { title: '文件设有密码', text: '这份 PDF 需要密码才能打开。请下载后用阅读软件输入密码。' },
    tooManyPages: { title: '页数太多', text: '这份文件的页数超出了这里能显示的范围，可以直接打开原文件。' },
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
