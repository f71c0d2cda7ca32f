import { z } from 'zod';
import { linkSchema, pictureSchema, textSchema } from '@/lib/schema/shared';

export const notFoundSchema = z.strictObject({
  title: textSchema,
  /** Stands before the address that was asked for. */
  asked: textSchema,
  suggestions: textSchema,
  picture: pictureSchema,
  /** Searches the news; the page it leads to reads the parameter query. */
  search: z.strictObject({ label: textSchema, button: textSchema, path: linkSchema }),
  home: z.strictObject({ title: textSchema, path: linkSchema }),
  siteMap: textSchema,
  /** Pages that may be suggested; the first ones when no page is like the address. */
  pages: z.array(z.strictObject({ title: textSchema, path: linkSchema })).min(3),
});

export type NotFoundContent = z.infer<typeof notFoundSchema>;
