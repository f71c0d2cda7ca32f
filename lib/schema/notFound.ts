import { z } from 'zod';
import { linkSchema, linkTextSchema, pictureSchema, textSchema, texts } from '@/lib/schema/shared';

export const notFoundSchema = z.strictObject({
  ...texts('title', 'suggestionsLabel', 'siteMap'),
  /** Stands before the address that was asked for. */
  askedLabel: textSchema,
  picture: pictureSchema,
  /** The search page reads the parameter `query`. */
  search: z.strictObject({ ...texts('label', 'button'), path: linkSchema }),
  home: linkTextSchema,
});

export type NotFoundContent = z.infer<typeof notFoundSchema>;
