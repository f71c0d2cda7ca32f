import { z } from 'zod';
import { descriptionSchema } from '@/lib/schema/page';
import {
  dateSchema,
  linkSchema,
  linkTextSchema,
  mediaSchema,
  textSchema,
  texts,
  titledTextSchema,
} from '@/lib/schema/shared';

/** A picture that is cut to its place; for the print it is a file of the repository. */
const cutPictureSchema = z.strictObject({
  file: mediaSchema,
  /** What the picture shows, for those who cannot see it. */
  alt: textSchema,
  /** What stays when it is cut: 0 keeps the left edge, 100 the right one. */
  focus: z.number().min(0).max(100).default(50),
  /** The same upright: 0 keeps the upper edge, 100 the lower one. */
  level: z.number().min(0).max(100).default(50),
});

const figureSchema = z.strictObject({
  value: z.string().regex(/^[0-9][0-9,.～+%]*$/, '应为数字，如 370,000+、50～300、120%'),
  unit: textSchema.optional(),
  label: textSchema,
});

const tableSchema = z
  .strictObject({ head: z.array(textSchema).min(2), rows: z.array(z.array(textSchema)).min(1) })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    error: '每一行的格数应与表头相同',
  });

/** A part of a chapter. Whatever is given is set in the order of the fields below. */
const sectionSchema = z
  .strictObject({
    /** Stands in the margin beside its text. */
    heading: textSchema.optional(),
    /** Paragraphs. */
    text: z.array(textSchema).default([]),
    /** Large figures side by side. */
    figures: z.array(figureSchema).min(1).max(5).optional(),
    /** Dashed list. */
    list: z.array(textSchema).min(1).optional(),
    /** A name and its explanation in each row. */
    terms: z.array(titledTextSchema).min(1).optional(),
    /** Numbered rows. */
    steps: z.array(titledTextSchema).min(2).optional(),
    /** Stations on the flight path, from left to right. */
    route: z.array(titledTextSchema).length(5).optional(),
    /** The first cell of a row names it; every row has as many cells as the head. */
    table: tableSchema.optional(),
    /** In place of a table: these parameters of all models, as content/drones.ts has them. */
    parameters: z.enum(['basic', 'flight']).optional(),
    /** Where figures or a table come from; the word 来源 is set before it. */
    source: textSchema.optional(),
    /** What the reader must not overlook. */
    note: textSchema.optional(),
    /** Where the site says it in full; not in print. */
    links: z.array(linkTextSchema).min(1).optional(),
  })
  .refine(
    ({ heading, text, source, ...exhibits }) =>
      text.length + Object.values(exhibits).filter(Boolean).length > 0,
    '这一节没有内容',
  );

const chapterSchema = z.strictObject({
  ...texts('title', 'lead'),
  /** Across the page, above the text. */
  picture: cutPictureSchema.optional(),
  sections: z.array(sectionSchema).min(1),
});

const documentFields = z.strictObject({
  /** The name of the PDF below /documents, without its ending. */
  file: z.string().regex(/^[a-z0-9-]+$/, '应为小写字母、数字和连字符，如 white-paper'),
  /** Of its page, e.g. "/documents/whitePaper/". */
  path: linkSchema,
  /** As links and the preview name it. */
  name: textSchema,
  /** As the cover names it. */
  title: textSchema,
  subtitle: textSchema,
  /** What the document is about, for the file's properties and the list of documents. */
  summary: textSchema,
  /** The same for search engines, who read of its page. */
  description: descriptionSchema,
  issued: dateSchema,
  cover: cutPictureSchema,
  chapters: z.array(chapterSchema).min(3),
});

/** Beside a link to a document stands its cover. */
export const documentSchema = documentFields.transform((document) => ({
  ...document,
  socialImage: document.cover.file,
}));

export type DocumentContent = z.infer<typeof documentSchema>;
export type DocumentSection = z.infer<typeof sectionSchema>;
