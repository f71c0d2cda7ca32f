import { z } from 'zod';
import { STORAGE_KEYS } from '@/lib/device/storage';
import { pageSchema } from '@/lib/schema/page';
import { definitionSchema, ownerValue, textSchema, texts } from '@/lib/schema/shared';

const chapterSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/, '应为小写字母'),
  title: textSchema,
  paragraphs: z.array(textSchema).min(1),
  list: z.array(textSchema).optional(),
  /** Under the list; {reply} stands for how soon the company answers. */
  after: z.array(textSchema).optional(),
});

export const privacySchema = z.strictObject({
  page: pageSchema,
  ...texts('updatedLabel', 'contentsLabel'),
  /** What most visitors come for, in three points. */
  summary: z.array(textSchema).length(3),
  /**
   * {scripts} stands for what is loaded from other hosts: one sentence without, one with a map in 联系我们, then that of
   * the {storage}, once there is one.
   */
  scripts: z.strictObject(texts('none', 'map', 'storage')),
  controller: z.strictObject(texts('title', 'text', 'company', 'email', 'place')),
  /** One entry for each kind of data: purpose, content, place, duration. */
  processing: z.strictObject({
    ...texts('title', 'lead'),
    entries: z
      .array(z.strictObject({ title: textSchema, details: z.array(definitionSchema).length(4) }))
      .min(1),
  }),
  /**
   * How long logs and letters are kept, and how soon letters are answered, as “收到后……答复。”: promises that only the
   * owner can make. {logs} and {letters} stand for them in details, {reply} in `after`.
   */
  retention: z.strictObject({
    logs: ownerValue(textSchema),
    letters: ownerValue(textSchema),
    reply: ownerValue(z.string().trim()),
  }),
  /** Every value that the site keeps in the browser; a new one is named here and described under processing. */
  stored: z.strictObject({
    ...texts('title', 'text', 'empty', 'clear', 'cleared'),
    values: z.record(
      z.enum(STORAGE_KEYS),
      /** `shown` replaces a value that means nothing to a visitor. */
      z.strictObject({ name: textSchema, shown: textSchema.optional() }),
    ),
    /** The pages that can be read without a network; {n} stands for how many files they are. */
    copies: z.strictObject(texts('name', 'shown')),
  }),
  chapters: z.array(chapterSchema).min(1),
});

export type PrivacyContent = z.infer<typeof privacySchema>;
