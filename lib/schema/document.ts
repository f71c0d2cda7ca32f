import { z } from 'zod';
import { descriptionSchema } from '@/lib/schema/page';
import {
  dateSchema,
  linkSchema,
  linkTextSchema,
  mediaSchema,
  statSchema,
  textSchema,
  texts,
  titledTextSchema,
} from '@/lib/schema/shared';

/** A picture that is cropped; it is printed, so it must be a file of the repository. */
const cutPictureSchema = z.strictObject({
  file: mediaSchema,
  alt: textSchema,
  /** What the crop keeps of the width: 0 the left edge, 100 the right one. */
  focus: z.number().min(0).max(100).default(50),
  /** What the crop keeps of the height: 0 the upper edge, 100 the lower one. */
  level: z.number().min(0).max(100).default(50),
});

const tableSchema = z
  .strictObject({ head: z.array(textSchema).min(3), rows: z.array(z.array(textSchema)).min(1) })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    error: '每一行的格数应与表头相同',
  });

/** A section of a chapter. Its fields are set in the order below. */
const sectionSchema = z
  .strictObject({
    /** Stands in the margin beside its text. */
    heading: textSchema.optional(),
    /** Paragraphs. */
    text: z.array(textSchema).default([]),
    /** Large figures side by side. */
    figures: z.array(statSchema).min(1).max(5).optional(),
    /** Dashed list. */
    list: z.array(textSchema).min(1).optional(),
    /** A name and its explanation in each row. */
    terms: z.array(titledTextSchema).min(1).optional(),
    /** Numbered rows. */
    steps: z.array(titledTextSchema).min(2).optional(),
    /** Stations on the flight path, from left to right. */
    route: z.array(titledTextSchema).length(5).optional(),
    /** Three columns or more, two are `terms`. The first cell of a row names it; every row has as many cells as the head. */
    table: tableSchema.optional(),
    /** A table of these parameters of all models, taken from content/drones.ts. */
    parameters: z.enum(['basic', 'flight']).optional(),
    /** Where figures or a table come from; the word 来源 is set before it. */
    source: textSchema.optional(),
    /** What the reader must not overlook. */
    note: textSchema.optional(),
    /** Pages that say more; they are not printed. */
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

/** The cover is also the picture beside a shared link. */
export const documentSchema = z
  .strictObject({
    /** The name of the PDF below /documents, without its ending. */
    file: z.string().regex(/^[a-z0-9-]+$/, '应为小写字母、数字和连字符，如 white-paper'),
    /** The address of its page, e.g. "/documents/whitePaper/". */
    path: linkSchema,
    /** The name in links and in the preview. */
    name: textSchema,
    /** The name on /en/. */
    english: textSchema,
    /** The title on the cover. */
    title: textSchema,
    subtitle: textSchema,
    /** Whom it is for. */
    purpose: textSchema,
    /** What the document is about, for the file's properties and the list of documents. */
    summary: textSchema,
    /** The description of its page, for search engines. */
    description: descriptionSchema,
    issued: dateSchema,
    cover: cutPictureSchema,
    chapters: z.array(chapterSchema).min(3),
  })
  .transform((document) => ({ ...document, updated: document.issued, socialImage: document.cover.file }));

export type DocumentContent = z.infer<typeof documentSchema>;
export type DocumentSection = z.infer<typeof sectionSchema>;
