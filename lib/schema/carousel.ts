/** Labels of a carousel for screen readers. {n} and {total} stand for the slide's number and their count. */
export type CarouselLabels = Record<
  'carousel' | 'slideRole' | 'slide' | 'previous' | 'next' | 'pause' | 'play' | 'choose',
  string
>;
