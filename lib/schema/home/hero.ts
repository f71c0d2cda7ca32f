import { z } from 'zod';
import { linkSchema, linkTextSchema, pictureSchema, textSchema, texts } from '@/lib/schema/shared';

export const heroSchema = z.strictObject({
  /** Label of the carousel. */
  name: textSchema,
  subline: z.tuple([textSchema, textSchema]),
  /** The picture behind the headline, which is `slogan` of content/site.ts. */
  picture: pictureSchema,
  /** Shown below the headline of the first slide. */
  buttons: z.array(linkTextSchema).length(2),
  /** The line of links on every slide: a label, two PDFs, all documents. */
  shortcuts: z.strictObject({
    label: textSchema,
    links: z.array(linkTextSchema).length(2),
    all: linkTextSchema,
  }),
  /** Shown after the headline while banner.json is empty. */
  slides: z.array(
    z.strictObject({
      ...texts('title', 'text'),
      picture: pictureSchema,
      /** The button opens it in a new tab; without it there is no button. */
      url: linkSchema.optional(),
    }),
  ),
  more: textSchema,
});

export type HeroContent = z.infer<typeof heroSchema>;
