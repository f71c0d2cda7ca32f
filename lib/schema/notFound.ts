import { z } from 'zod';
import { linkSchema, linkTextSchema, pictureSchema, texts } from '@/lib/schema/shared';

export const notFoundSchema = z.strictObject({
  ...texts('title', 'askedLabel', 'suggestionsLabel', 'siteMap'),
  /** Candidates for suggestions; the first ones are shown if no page resembles the address. */
  pages: z.array(linkTextSchema),
  picture: pictureSchema,
  /** The search page reads the parameter `query`. */
  search: z.strictObject({ ...texts('label', 'button'), path: linkSchema }),
  home: linkTextSchema,
});

export type NotFoundContent = z.infer<typeof notFoundSchema>;
