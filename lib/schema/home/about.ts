import { z } from 'zod';
import { dateSchema, filmSchema, linkSchema, pictureSchema, textSchema } from '@/lib/schema/shared';

export const aboutIntroSchema = z.strictObject({
  title: textSchema,
  subtitle: textSchema,
  paragraphs: z.tuple([textSchema, textSchema]),
  more: z.strictObject({ title: textSchema, path: linkSchema }),
  cover: pictureSchema,
  film: filmSchema,
  filmTitle: textSchema,
  /** The day on which the film was published. */
  filmDate: dateSchema,
  playFilm: textSchema,
  /** What the film shows, for those who cannot see it. */
  filmLabel: textSchema,
  filmFailed: textSchema,
  stats: z
    .array(z.strictObject({ value: textSchema, unit: textSchema.optional(), label: textSchema }))
    .length(5),
  statsTitle: textSchema,
  /** Whose figures these are. */
  statsSource: textSchema,
});

export type AboutIntroContent = z.infer<typeof aboutIntroSchema>;
