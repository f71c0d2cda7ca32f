import { z } from 'zod';
import { textSchema } from '@/lib/schema/shared';

/** Words of a carousel for those who hear it. {n} and {total} stand for the slide's number and their count. */
export const slidesSchema = z.strictObject({
  carousel: textSchema,
  slideRole: textSchema,
  slide: textSchema,
  previous: textSchema,
  next: textSchema,
  pause: textSchema,
  play: textSchema,
  choose: textSchema,
});

export type SlidesLabels = z.infer<typeof slidesSchema>;
