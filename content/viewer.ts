import { defineContent } from '@/lib/content/defineContent';
import { viewerSchema } from '@/lib/schema/viewer';

export const viewer = defineContent(viewerSchema, {
  title: '查看图片',
  zoomIn: '放大',
  zoomOut: '缩小',
  rotate: '旋转 90 度',
  reset: '复原',
  close: '关闭图片',
  failed: '图片加载失败',
  loading: '图片加载中',
});
