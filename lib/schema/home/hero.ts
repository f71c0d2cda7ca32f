import { z } from 'zod';
import { linkSchema, pictureSchema, textSchema } from '@/lib/schema/shared';

const namedLinkSchema = z.strictObject({ title: textSchema, path: linkSchema });

export const heroSchema = z.strictObject({
  /** Name of the carousel. */
  name: textSchema,
  headline: z.tuple([textSchema, textSchema]),
  subline: z.tuple([textSchema, textSchema]),
  /** The picture behind the headline. */
  picture: pictureSchema,
  /** Under the headline, on the first slide. */
  buttons: z.array(namedLinkSchema).length(2),
  /** The quiet line at the foot of every slide: two documents, and all of them. */
  shortcuts: z.array(namedLinkSchema).length(3),
  /** What follows the headline as long as banner.json is empty. */
  slides: z.array(
    z.strictObject({
      title: textSchema,
      text: textSchema,
      picture: pictureSchema,
      /** Opened in a new tab by the button; without it there is no button. */
      url: linkSchema.optional(),
    }),
  ),
  more: textSchema,
});

export type HeroContent = z.infer<typeof heroSchema>;
