import { z } from 'zod';
import { filmSchema, linkSchema, pictureSchema, textSchema, texts } from '@/lib/schema/shared';

const slideSchema = z.strictObject({
  title: textSchema,
  /** Fits one line on desktops. */
  text: textSchema.max(28, '最多 28 个字'),
  /** The label of the slide's tab; lines break between the entries. */
  label: z.array(textSchema).min(1),
  film: filmSchema,
  poster: pictureSchema,
  url: linkSchema,
});

export const solutionsSchema = z.strictObject({
  ...texts('title', 'more'),
  slides: z.array(slideSchema).min(2),
});

export type SolutionsContent = z.infer<typeof solutionsSchema>;
