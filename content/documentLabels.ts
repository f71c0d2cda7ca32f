import { defineContent } from '@/lib/content/defineContent';
import { documentLabelsSchema } from '@/lib/schema/documentLabels';

export const documentLabels = defineContent(documentLabelsSchema, {
  contents: '目录',
  source: '来源',
  closing: '本文件由公司编写。公司数字由公司提供，公开信息以发布机关的文本为准；合作条件以签署的协议为准。',
});
