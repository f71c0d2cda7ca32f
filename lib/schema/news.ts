import { z } from 'zod';
import { descriptionSchema, pageSchema } from '@/lib/schema/page';
import { copySchema, dateSchema, mediaSchema, textSchema, texts } from '@/lib/schema/shared';

const slugSchema = z.string().regex(/^[a-z0-9-]{1,40}$/, '应为小写字母、数字和连字符');

const categorySchema = z.strictObject({
  /** Stands in the address: /companyNews/category/policy/. Never change it. */
  slug: slugSchema,
  /** What an article writes as its category, and what visitors read. */
  title: z.string().trim().min(1).max(12),
  description: descriptionSchema,
  /** A file below content/media, for the picture beside shared links; older articles have it too. */
  picture: mediaSchema,
});

/** The words of all news pages. */
export const newsSchema = z.strictObject({
  page: pageSchema,
  categories: z.array(categorySchema).min(1),
  list: z.strictObject({
    ...texts('all', 'categories', 'years', 'pagination', 'goToPage', 'previousPage', 'nextPage', 'empty'),
    ...texts('feed', 'draft'),
    /** {year} stands for the year. */
    yearTitle: textSchema,
    /** At most 80 characters once the year is in it. */
    yearDescription: z.string().trim().min(32).max(82),
    /** {month} stands for the month's number. */
    month: textSchema,
    /** {n} stands for the page's number, as in goToPage. */
    pageTitle: textSchema,
    /** {date} stands for the day on which the article will appear. */
    scheduled: textSchema,
  }),
  search: z.strictObject({
    ...texts('label', 'placeholder', 'clear', 'submit', 'searching', 'empty', 'emptyHint', 'failed', 'more'),
    /** {query} stands for what was searched, {n} for the number of articles. */
    found: textSchema,
  }),
  article: z.strictObject({
    ...texts('contents', 'tags', 'neighbours', 'previous', 'next', 'related'),
    /** {source} stands for who wrote or first published the article. */
    source: textSchema,
    /** {n} stands for minutes. */
    readingTime: textSchema,
    /** {alt} stands for what the picture shows. */
    openPicture: textSchema,
  }),
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

/** The name of an article's file, without its ending. */
export const articleIdSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/, '只能用小写字母、数字和连字符，因为它就是文章的网址')
  .meta({ title: '文件名', description: '就是网址，如 spring-spraying；发布之后不要再改。' });

/** What stands between the two `---` at the head of an article. */
export function frontMatterSchema(categories: readonly NewsCategory[]) {
  return z
    .strictObject({
      title: z
        .string()
        .trim()
        .min(1)
        .max(30)
        .meta({ title: '标题', description: '列表和分享里最先看到的一句话。' }),
      date: dateSchema.meta({
        title: '日期',
        description: '北京时间的日期。日期未到的文章访客看不到，到了那天的构建自己出现。',
      }),
      category: z
        .enum(categories.map(({ title }) => title))
        .meta({ title: '分类', description: '文章出现在这一类的列表里。' }),
      summary: z.string().trim().min(30).max(80).meta({
        title: '摘要',
        description: '一两句话，显示在列表和搜索结果里。',
        multiline: true,
      }),
      cover: mediaSchema.optional().meta({
        title: '封面',
        description: 'content/media 下的图片，原件越大越好；文件名里的中文会换成一串字母和数字。',
        picture: true,
      }),
      coverAlt: z
        .string()
        .trim()
        .default('')
        .meta({ title: '封面描述', description: '封面上有什么，读给看不见的人听。' }),
      draft: z.boolean().default(false).meta({ title: '草稿', description: '草稿只有 npm run dev 看得到。' }),
      source: textSchema
        .optional()
        .meta({ title: '来源', description: '谁写的，或最先发表在哪里；可以不写。' }),
      tags: z
        .array(textSchema.max(12).meta({ title: '标签' }))
        .max(8)
        .default([])
        .meta({ title: '标签', description: '读者按它找相近的文章，可以不写。' }),
    })
    .meta({ title: '新闻' });
}

export const articleBodySchema = z.string().trim().min(1).meta({
  title: '正文',
  description:
    'Markdown，写法照文章“写作样例”：小标题从两个井号开始，图片单独成段，方括号里写图中有什么，圆括号里写 content/media 下的路径。',
});

export type FrontMatter = z.infer<ReturnType<typeof frontMatterSchema>>;
