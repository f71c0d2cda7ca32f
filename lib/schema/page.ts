import { z } from 'zod';
import { dateSchema, linkSchema, mediaSchema, textSchema, texts } from '@/lib/schema/shared';

/** Search engines cut what is longer. */
export const TITLE_MAX = 30;
export const DESCRIPTION_MAX = 80;

export const titleSchema = z.string().trim().min(1).max(TITLE_MAX);
export const descriptionSchema = z.string().trim().min(30).max(DESCRIPTION_MAX);

export const pageSchema = z.strictObject({
  path: linkSchema,
  /** The heading and the breadcrumb too; search engines see the site's name after it where both fit into TITLE_MAX. */
  title: titleSchema,
  /** One sentence under the title, if the title does not say enough. */
  lead: textSchema.optional(),
  description: descriptionSchema,
  /** The picture beside a link to the page, in chats and feeds: the build cuts it to 1200 × 630. */
  socialImage: mediaSchema,
  /** The day of the last change that readers would notice; the site map tells it to search engines. */
  updated: dateSchema,
  ...texts('breadcrumb', 'home'),
});

export type PageContent = z.infer<typeof pageSchema>;
