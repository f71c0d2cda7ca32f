import { z } from 'zod';
import { pageSchema } from '@/lib/schema/page';
import { fields, linkSchema, pictureSchema, textSchema, texts, titledTextSchema } from '@/lib/schema/shared';

const listedSchema = z.strictObject({
  ...texts('name', 'purpose', 'summary'),
  path: linkSchema,
  cover: pictureSchema,
  ...texts('pdf', 'fileName', 'fileInfo'),
});

export const previewSchema = z.strictObject({
  /** /preview/ without a document, which lists all. */
  page: pageSchema,
  documents: z.array(listedSchema).min(1),
  /** In the labels {name} stands for the document. */
  ...texts('asPage', 'asPageLabel', 'read', 'readLabel', 'download', 'downloadLabel'),
  /** One message for each thing that a visitor can do about a document that is not shown. */
  outcomes: z.strictObject({
    ...fields(titledTextSchema, 'refused', 'notFound', 'failed', 'notPdf', 'encrypted', 'tooManyPages'),
  }),
  labels: z.strictObject({
    /** Title of a document from elsewhere. */
    reader: textSchema,
    ...texts('back', 'pageNumber', 'pageUnit', 'zoomOut', 'zoomIn', 'fitWidth', 'newTab', 'download'),
    ...texts('document', 'loading', 'retry', 'openFile', 'allDocuments'),
    /** {page} stands for the number. */
    ...texts('pageName', 'pageFailed'),
  }),
});

export type PreviewContent = z.infer<typeof previewSchema>;
export type PreviewLabels = PreviewContent['labels'];
export type PreviewOutcome = keyof PreviewContent['outcomes'];
