import { z } from 'zod';
import { filmSchema, linkSchema, pictureSchema, textSchema } from '@/lib/schema/shared';

export const solutionsSchema = z.strictObject({
  title: textSchema,
  slides: z
    .array(
      z.strictObject({
        title: textSchema,
        /** The label of the slide's dot, where it is to be shorter or broken: clauses in a list. */
        label: z.array(textSchema).min(1),
        text: textSchema,
        film: filmSchema,
        poster: pictureSchema,
        url: linkSchema,
      }),
    )
    .length(4),
  more: textSchema,
});

export type SolutionsContent = z.infer<typeof solutionsSchema>;
