import { z } from 'zod';
import { dateSchema, definitionSchema, httpsSchema, textSchema, texts } from '@/lib/schema/shared';

/** The kinds of flight that the regulation tells apart, as the address names them (`?scene=`). */
export const OPERATIONS = ['agriculture', 'patrol', 'logistics', 'droneNestService', 'urgent'] as const;

/** One for each operation, in their order. Neighbours that say the same are drawn as one. */
const cellsSchema = z.array(z.array(textSchema).min(1)).length(OPERATIONS.length);

const lawSchema = z.strictObject({
  title: textSchema,
  url: httpsSchema,
  /** For each article, words that occur first in it: a link opens the official text at them. */
  articles: z.record(z.string(), textSchema),
});

export const rulesSchema = z.strictObject({
  ...texts('title', 'lead', 'choose', 'item', 'print'),
  operations: z
    .array(z.strictObject({ operation: z.enum(OPERATIONS), title: textSchema }))
    .length(OPERATIONS.length),
  rows: z.array(z.strictObject({ title: textSchema, cells: cellsSchema })).min(1),
  notes: z.array(textSchema),
  glossary: z.strictObject({ title: textSchema, terms: z.array(definitionSchema).min(1) }),
  law: lawSchema,
  /** The day on which every sentence was compared with the law. */
  checked: dateSchema,
  /** {date} stands for that day. */
  checkedLabel: textSchema,
});

export type RulesContent = z.infer<typeof rulesSchema>;
export type Law = RulesContent['law'];
