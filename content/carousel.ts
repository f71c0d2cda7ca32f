import type { CarouselLabels } from '@/lib/schema/carousel';

export const carousel: CarouselLabels = {
  carousel: '轮播',
  slideRole: '幻灯片',
  slide: '第 {n} 张，共 {total} 张',
  previous: '上一张',
  next: '下一张',
  pause: '暂停轮播',
  play: '继续轮播',
  choose: '显示第 {n} 张',
};
