import { z } from 'zod';
import {
  dateSchema,
  filmSchema,
  linkTextSchema,
  pictureSchema,
  textSchema,
  texts,
} from '@/lib/schema/shared';

export const aboutIntroSchema = z.strictObject({
  ...texts('title', 'subtitle', 'filmTitle', 'playFilm', 'filmFailed', 'statsTitle'),
  paragraphs: z.tuple([textSchema, textSchema]),
  more: linkTextSchema,
  /** To where a job is seen being dispatched. */
  desk: linkTextSchema,
  cover: pictureSchema,
  film: filmSchema,
  /** The day on which the film was published. */
  filmDate: dateSchema,
  /** What the film shows, for those who cannot see it. */
  filmLabel: textSchema,
  /** The second one is the largest on the home page. */
  stats: z.array(z.strictObject({ ...texts('value', 'label'), unit: textSchema.optional() })).length(5),
  /** Whose figures these are. */
  statsSource: textSchema,
});

export type AboutIntroContent = z.infer<typeof aboutIntroSchema>;
