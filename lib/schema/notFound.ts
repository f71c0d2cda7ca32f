import { z } from 'zod';
import { linkSchema, linkTextSchema, pictureSchema, textSchema, texts } from '@/lib/schema/shared';
import { SUGGESTION_COUNT } from '@/lib/url/nearestPages';

export const notFoundSchema = z.strictObject({
  ...texts('title', 'suggestions', 'siteMap'),
  /** Stands before the address that was asked for. */
  asked: textSchema,
  picture: pictureSchema,
  /** The page it leads to reads the parameter query. */
  search: z.strictObject({ ...texts('label', 'button'), path: linkSchema }),
  home: linkTextSchema,
  /** Pages that may be suggested; the first ones when no page is like the address. */
  pages: z.array(linkTextSchema).min(SUGGESTION_COUNT),
});

export type NotFoundContent = z.infer<typeof notFoundSchema>;
