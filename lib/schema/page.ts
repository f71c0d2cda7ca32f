import { z } from 'zod';
import { linkSchema, pictureSchema, textSchema } from '@/lib/schema/shared';

/** What every inner page has: its picture band and what search engines read of it. */
export const pageSchema = z.strictObject({
  path: linkSchema,
  title: z.string().trim().min(1).max(30),
  description: z.string().trim().min(70).max(80),
  band: pictureSchema,
  breadcrumb: textSchema,
  home: textSchema,
});

export type PageContent = z.infer<typeof pageSchema>;
