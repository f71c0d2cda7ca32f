import { z } from 'zod';
import { dateSchema, linkSchema, mediaSchema, textSchema, texts } from '@/lib/schema/shared';

/** Search engines cut what is longer; what is shorter is not to be padded. */
export const descriptionSchema = z.string().trim().min(30).max(80);

/** What every inner page has: what search engines read of it. */
export const pageSchema = z.strictObject({
  path: linkSchema,
  title: z.string().trim().min(1).max(30),
  /** One sentence under the title, where that says not enough. */
  lead: textSchema.optional(),
  description: descriptionSchema,
  /** The picture beside a link to the page, in chats and feeds: the build cuts it to 1200 × 630. */
  socialImage: mediaSchema,
  /** The day of the last change that readers would notice; the site map tells it to search engines. */
  updated: dateSchema,
  ...texts('breadcrumb', 'home'),
});

export type PageContent = z.infer<typeof pageSchema>;
