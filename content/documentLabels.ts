import type { DocumentLabels } from '@/lib/schema/documentLabels';

export const documentLabels: DocumentLabels = {
  contents: '目录',
  chapters: '本文各章',
  reader: '逐页翻阅',
  imprint: '{year} 年 {month} 月',
  source: '来源',
  closing: '本文件由公司编写，不是合同。',
};
