import { z } from 'zod';
import { CANDIDATES_MAX } from '@/lib/backend/parseCandidates';
import { textSchema, texts } from '@/lib/schema/shared';

export const lineSchema = z.strictObject({
  /** In the footer; {name} and {ms} stand for the line's name and how long it took. */
  chosen: textSchema,
  /** The line's name where no other was chosen; alone in the footer. */
  defaultName: textSchema,
  /** {number} stands for one of the numerals. */
  name: textSchema,
  /** One for each line that boce.json may list. */
  numerals: z.array(textSchema).length(CANDIDATES_MAX),
  ...texts('open', 'openFailed'),
  panel: z.strictObject({
    ...texts('title', 'close', 'measuring', 'again', 'copy', 'copied'),
    /** {total} and {good} stand for how many lines there are and how many answer. */
    measured: textSchema,
    /** {error} stands for why boce.json could not be read when the page was opened. */
    listFailed: textSchema,
    /** Above the text, when the browser does not let the page use the clipboard. */
    copyByHand: textSchema,
  }),
  results: z.strictObject({
    ...texts('checking', 'ok', 'inUse', 'timeout', 'unreachable', 'stopped'),
    /** The line is there, but its answer carries no Access-Control-Allow-Origin. */
    blocked: textSchema,
    /** {status} stands for the status, as in 500. */
    status: textSchema,
  }),
  report: z.strictObject(texts('page', 'time', 'network', 'online', 'offline', 'browser')),
});

export type LineLabels = z.infer<typeof lineSchema>;
