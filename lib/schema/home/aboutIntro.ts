import { z } from 'zod';
import {
  dateSchema,
  filmSchema,
  linkTextSchema,
  pictureSchema,
  statSchema,
  textSchema,
  texts,
} from '@/lib/schema/shared';

export const aboutIntroSchema = z.strictObject({
  ...texts('title', 'subtitle', 'filmTitle', 'playFilm', 'filmFailed', 'statsTitle', 'statsSource'),
  paragraphs: z.tuple([textSchema, textSchema]),
  more: linkTextSchema,
  /** Leads to the dispatch desk. */
  desk: linkTextSchema,
  cover: pictureSchema,
  film: filmSchema,
  /** The day on which the film was published. */
  filmDate: dateSchema,
  /** Describes the film for screen readers. */
  filmLabel: textSchema,
  /** The home page shows the second one largest. */
  stats: z.array(statSchema).length(5),
});

export type AboutIntroContent = z.infer<typeof aboutIntroSchema>;
