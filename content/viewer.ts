import type { ViewerLabels } from '@/lib/schema/viewer';

export const viewer: ViewerLabels = {
  title: '查看图片',
  zoomIn: '放大',
  zoomOut: '缩小',
  rotate: '旋转 90 度',
  reset: '复原',
  close: '关闭图片',
  failed: '图片加载失败',
  loading: '图片加载中',
};
