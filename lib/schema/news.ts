import { z } from 'zod';
import { descriptionSchema, pageSchema } from '@/lib/schema/page';
import { copySchema, dateSchema, pictureSchema, textSchema } from '@/lib/schema/shared';

const slugSchema = z.string().regex(/^[a-z0-9-]{1,40}$/, '应为小写字母、数字和连字符');

const categorySchema = z.strictObject({
  /** Stands in the address: /companyNews/category/policy/. Never change it. */
  slug: slugSchema,
  /** What an article writes as its category, and what visitors read. */
  title: z.string().trim().min(1).max(12),
  description: descriptionSchema,
  /** A file below content/media, for the picture beside shared links; older articles have it too. */
  picture: pictureSchema.shape.file,
});

/** The words of all news pages. */
export const newsSchema = z.strictObject({
  page: pageSchema,
  categories: z.array(categorySchema).min(1),
  list: z.strictObject({
    all: textSchema,
    categories: textSchema,
    years: textSchema,
    /** {year} stands for the year. */
    yearTitle: textSchema,
    /** 70 to 80 characters once the year is in it. */
    yearDescription: z.string().trim().min(72).max(82),
    /** {month} stands for the month's number. */
    month: textSchema,
    /** {n} stands for the page's number, here and below. */
    pageTitle: textSchema,
    pagination: textSchema,
    goToPage: textSchema,
    previousPage: textSchema,
    nextPage: textSchema,
    empty: textSchema,
    feed: textSchema,
    draft: textSchema,
    /** {date} stands for the day on which the article will appear. */
    scheduled: textSchema,
  }),
  search: z.strictObject({
    label: textSchema,
    placeholder: textSchema,
    clear: textSchema,
    submit: textSchema,
    searching: textSchema,
    /** {query} stands for what was searched, {n} for the number of articles. */
    found: textSchema,
    empty: textSchema,
    emptyHint: textSchema,
    failed: textSchema,
    more: textSchema,
  }),
  article: z.strictObject({
    contents: textSchema,
    /** {source} stands for who wrote or first published the article. */
    source: textSchema,
    tags: textSchema,
    /** {n} stands for minutes. */
    readingTime: textSchema,
    neighbours: textSchema,
    previous: textSchema,
    next: textSchema,
    related: textSchema,
    /** {alt} stands for what the picture shows. */
    openPicture: textSchema,
  }),
  share: z.strictObject({
    share: textSchema,
    shareNative: textSchema,
    copy: copySchema,
    wechat: textSchema,
    wechatHint: textSchema,
    wechatFailed: textSchema,
    closeDialog: textSchema,
  }),
  /** Words that the build puts into the text of an article. */
  prose: z.strictObject({
    notes: textSchema,
    /** {n} stands for the note's number. */
    backToText: textSchema,
    opensNewTab: textSchema,
    pdf: textSchema,
    table: textSchema,
  }),
});

export type NewsContent = z.infer<typeof newsSchema>;
export type NewsCategory = z.infer<typeof categorySchema>;
export type ProseLabels = NewsContent['prose'];
export type SearchLabels = NewsContent['search'];
export type ShareLabels = NewsContent['share'];

/** What stands between the two `---` at the head of an article. */
export function frontMatterSchema(categories: readonly NewsCategory[]) {
  return z.strictObject({
    title: z.string().trim().min(1).max(30),
    date: dateSchema,
    category: z.enum(categories.map(({ title }) => title)),
    /** One or two sentences; shown in lists and by search engines. */
    summary: z.string().trim().min(30).max(80),
    /** A file below content/media. */
    cover: pictureSchema.shape.file.optional(),
    /** What the cover shows, for those who cannot see it. */
    coverAlt: z.string().trim().default(''),
    /** A draft is shown by `npm run dev` only. */
    draft: z.boolean().default(false),
    /** Who wrote or first published it. */
    source: textSchema.optional(),
    tags: z.array(textSchema.max(12)).max(8).default([]),
  });
}

export type FrontMatter = z.infer<ReturnType<typeof frontMatterSchema>>;
