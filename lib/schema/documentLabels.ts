import { z } from 'zod';
import { textSchema, texts } from '@/lib/schema/shared';

export const documentLabelsSchema = z.strictObject({
  ...texts('contents', 'source'),
  /** Of the row of links that follows the reader. */
  chapters: textSchema,
  /** Of the link to the PDF, page by page. */
  reader: textSchema,
  /** {year} and {month} stand for the document's. */
  imprint: textSchema,
  /** The last page, under the slogan. */
  closing: textSchema,
});

export type DocumentLabels = z.infer<typeof documentLabelsSchema>;
