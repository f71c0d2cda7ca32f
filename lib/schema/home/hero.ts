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
  /** The two buttons under the headline. */
  documents: z.array(namedLinkSchema).length(2),
  /** The quiet line under the buttons. */
  shortcuts: z.array(namedLinkSchema).length(2),
  /** The slides after the first one, shown as long as banner.json has none. */
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
