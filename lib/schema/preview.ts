import { z } from 'zod';
import { pageMetaShape } from '@/lib/schema/page';
import { textSchema } from '@/lib/schema/shared';

const messageSchema = z.strictObject({ title: textSchema, text: textSchema });

/** One message for each way in which a document does not come to be shown. */
const outcomesSchema = z.strictObject({
  missing: messageSchema,
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
  ...pageMetaShape,
  outcomes: outcomesSchema,
  labels: z.strictObject({
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
  title: string;
  summary: string;
  path: string;
  /** As the tool strip and the downloaded file are named. */
  fileName: string;
  pages: number;
  bytes: number;
};
export type PreviewOutcome = keyof PreviewContent['outcomes'];
