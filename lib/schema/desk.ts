import { z } from 'zod';
import { textSchema, texts } from '@/lib/schema/shared';

/** Words of the editors' desk that belong to no field; those of the fields stand beside them in the schemas. */
export const deskSchema = z.strictObject({
  ...texts('title', 'noScript'),
  news: z.strictObject(texts('article', 'description', 'drafts', 'byCategory')),
  /** The messages under which the host of Git keeps a change; {{slug}} and {{path}} stand for the file. */
  commits: z.strictObject(texts('create', 'update', 'delete', 'uploadMedia', 'deleteMedia')),
  /** What Sveltia's own Chinese lacks, by its names for it; {$name} and the like stand for what it fills in. */
  translations: z.record(z.string(), textSchema),
});

export type DeskMessages = z.infer<typeof deskSchema>;
