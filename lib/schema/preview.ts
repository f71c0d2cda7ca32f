import { z } from 'zod';
import { pageSchema } from '@/lib/schema/page';
import { type PictureContent, pictureSchema, textSchema } from '@/lib/schema/shared';

const messageSchema = z.strictObject({ title: textSchema, text: textSchema });

/** One message for each way in which a document does not come to be shown. */
const outcomesSchema = z.strictObject({
  long: messageSchema,
  malformed: messageSchema,
  scheme: messageSchema,
  host: messageSchema,
  path: messageSchema,
  notFound: messageSchema,
  forbidden: messageSchema,
  serverFault: messageSchema,
  offline: messageSchema,
  unreachable: messageSchema,
  otherHost: messageSchema,
  stalled: messageSchema,
  empty: messageSchema,
  notPdf: messageSchema,
  damaged: messageSchema,
  encrypted: messageSchema,
  unsupported: messageSchema,
  failed: messageSchema,
});

export const previewSchema = z.strictObject({
  /** Of /preview/ without a document: the list of all. */
  page: pageSchema,
  documents: z
    .array(
      z.strictObject({
        /** As content/documents names it. */
        file: textSchema,
        /** Whom it is for. */
        purpose: textSchema,
        /** Its first page, made by npm run documents. */
        cover: pictureSchema,
      }),
    )
    .min(1),
  /** Of the link to its page. */
  asPage: textSchema,
  /** {name} stands for the document, as in readLabel and downloadLabel. */
  asPageLabel: textSchema,
  read: textSchema,
  readLabel: textSchema,
  download: textSchema,
  downloadLabel: textSchema,
  outcomes: outcomesSchema,
  labels: z.strictObject({
    /** Name of a document that has none. */
    reader: textSchema,
    back: textSchema,
    home: textSchema,
    pages: textSchema,
    pageTab: textSchema,
    outlineTab: textSchema,
    outlineEmpty: textSchema,
    closePages: textSchema,
    /** {page} stands for the number. */
    goToPage: textSchema,
    pageNumber: textSchema,
    pageUnit: textSchema,
    zoomOut: textSchema,
    zoomIn: textSchema,
    fitWidth: textSchema,
    rotate: textSchema,
    search: textSchema,
    searchField: textSchema,
    previousFind: textSchema,
    nextFind: textSchema,
    closeSearch: textSchema,
    noFinds: textSchema,
    print: textSchema,
    /** {page} and {count} stand for numbers. */
    printing: textSchema,
    cancelPrint: textSchema,
    printElsewhere: textSchema,
    printFailed: textSchema,
    newTab: textSchema,
    download: textSchema,
    more: textSchema,
    document: textSchema,
    loading: textSchema,
    /** {page} stands for the number. */
    pageFailed: textSchema,
    retry: textSchema,
    openFile: textSchema,
    asked: textSchema,
    others: textSchema,
    /** {pages} and {size} stand for figures. */
    facts: textSchema,
  }),
});

export type PreviewContent = z.infer<typeof previewSchema>;
export type PreviewLabels = PreviewContent['labels'];
/** One of the site's own documents, as a choice. */
export type PreviewDocument = {
  name: string;
  title: string;
  summary: string;
  purpose: string;
  cover: PictureContent;
  pagePath: string;
  /** Of the PDF. */
  path: string;
  /** As the tool strip and the downloaded file are named. */
  fileName: string;
  pages: number;
  /** Its pages and size, in words. */
  facts: string;
};
export type PreviewOutcome = keyof PreviewContent['outcomes'];
