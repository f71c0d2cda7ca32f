import { z } from 'zod';
import { texts } from '@/lib/schema/shared';

/** Words of a carousel for those who hear it. {n} and {total} stand for the slide's number and their count. */
export const slidesSchema = z.strictObject({
  ...texts('carousel', 'slideRole', 'slide', 'previous', 'next', 'pause', 'play', 'choose'),
});

export type SlidesLabels = z.infer<typeof slidesSchema>;
