/** Words of a carousel for those who hear it. {n} and {total} stand for the slide's number and their count. */
export type CarouselLabels = Record<
  'carousel' | 'slideRole' | 'slide' | 'previous' | 'next' | 'pause' | 'play' | 'choose',
  string
>;
