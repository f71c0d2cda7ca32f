import { z } from 'zod';
import { DESCRIPTION_MAX, descriptionSchema, pageSchema, titleSchema } from '@/lib/schema/page';
import { copySchema, dateSchema, linkTextSchema, mediaSchema, textSchema, texts } from '@/lib/schema/shared';

const slugSchema = z.string().regex(/^[a-z0-9-]{1,40}$/, '应为小写字母、数字和连字符');

const categorySchema = z.strictObject({
  /** Stands in the address: /companyNews/category/policy/. Never change it. */
  slug: slugSchema,
  /** What an article writes as its category, and what visitors read. */
  title: z.string().trim().min(1).max(12),
  description: descriptionSchema,
  /** The category's picture in chats, also that of its articles without a cover. */
  socialImage: mediaSchema,
});

export const newsSchema = z.strictObject({
  page: pageSchema,
  categories: z.array(categorySchema).min(1),
  list: z.strictObject({
    ...texts('all', 'categories', 'years', 'pagination', 'goToPage', 'previousPage', 'nextPage', 'empty'),
    ...texts('feed', 'draft'),
    /** {year} stands for the year. */
    yearTitle: textSchema,
    /** The limits are two higher, because a year is two characters shorter than {year}. */
    yearDescription: z
      .string()
      .trim()
      .min(32)
      .max(DESCRIPTION_MAX + 2),
    /** {n} stands for the page's number, as in goToPage. */
    pageTitle: textSchema,
    /** {date} stands for the day on which the article will appear. */
    scheduled: textSchema,
  }),
  search: z.strictObject({
    ...texts('label', 'placeholder', 'clear', 'submit', 'searching', 'empty', 'emptyHint', 'failed', 'more'),
    /** {query} stands for what was searched, {n} for the number of pages. */
    found: textSchema,
  }),
  article: z.strictObject({
    ...texts('contents', 'neighbours', 'previous', 'next', 'related'),
    ask: linkTextSchema,
    /** {source} stands for who wrote or first published the article. */
    source: textSchema,
    /** {n} stands for minutes. */
    readingTime: textSchema,
    /** {alt} stands for what the picture shows. */
    openPicture: textSchema,
  }),
  /** Labels only: what is shared is title and address (ShareLinks); chats show the article's summary and cover. */
  share: z.strictObject({
    ...texts('share', 'shareNative', 'wechat', 'wechatHint', 'wechatFailed', 'closeDialog'),
    copy: copySchema,
  }),
  /** Words that the build puts into the text of an article. */
  prose: z.strictObject({
    ...texts('notes', 'opensNewTab', 'pdf', 'table'),
    /** {n} stands for the note's number. */
    backToText: textSchema,
  }),
});

export type NewsContent = z.infer<typeof newsSchema>;
export type NewsCategory = z.infer<typeof categorySchema>;
export type ProseLabels = NewsContent['prose'];
export type SearchLabels = NewsContent['search'];
export type ShareLabels = NewsContent['share'];

/** What stands between the two `---` at the head of an article; the editors' desk explains each field (lib/build/desk/config.yml). */
export function frontMatterSchema(categories: readonly NewsCategory[]) {
  return z.strictObject({
    title: titleSchema,
    date: dateSchema,
    category: z.enum(categories.map(({ title }) => title)),
    summary: descriptionSchema,
    cover: mediaSchema.optional(),
    coverAlt: z.string().trim().default(''),
    draft: z.boolean().default(false),
    source: textSchema.optional(),
    tags: z.array(textSchema.max(12)).max(8).default([]),
  });
}

export type FrontMatter = z.infer<ReturnType<typeof frontMatterSchema>>;
