import { z } from 'zod';
import { linkSchema, linkTextSchema, pictureSchema, textSchema, texts } from '@/lib/schema/shared';

export const heroSchema = z.strictObject({
  /** Name of the carousel. */
  name: textSchema,
  subline: z.tuple([textSchema, textSchema]),
  /** The picture behind the headline. */
  picture: pictureSchema,
  /** Under the headline, on the first slide. */
  buttons: z.array(linkTextSchema).length(2),
  /** The quiet line at the foot of every slide: two PDFs after their label, and all documents. */
  shortcuts: z.strictObject({
    label: textSchema,
    links: z.array(linkTextSchema).length(2),
    all: linkTextSchema,
  }),
  /** What follows the headline as long as banner.json is empty. */
  slides: z.array(
    z.strictObject({
      ...texts('title', 'text'),
      picture: pictureSchema,
      /** Opened in a new tab by the button; without it there is no button. */
      url: linkSchema.optional(),
    }),
  ),
  more: textSchema,
});

export type HeroContent = z.infer<typeof heroSchema>;
