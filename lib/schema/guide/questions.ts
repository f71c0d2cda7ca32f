import { z } from 'zod';
import { linkTextSchema, textSchema, texts } from '@/lib/schema/shared';

/** Entries by their anchors, read as a list. */
function anchored<S extends z.ZodObject>(schema: S) {
  const anchorSchema = z.string().regex(/^[a-z-]+$/, '锚点应为小写字母和短横线');
  return z
    .record(anchorSchema, schema)
    .transform((entries) => Object.entries(entries).map(([id, entry]) => ({ id, ...entry })));
}

const questionSchema = z.strictObject({
  question: textSchema,
  /** Paragraphs. A question that only the owner can answer waits in content/ownerConfirms.ts. */
  answer: z.array(textSchema).min(1),
  links: z.array(linkTextSchema).default([]),
});

type Anchored = { id: string; entries: { id: string }[] };

function haveOwnAnchors(groups: Anchored[]) {
  const ids = groups.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]);
  return new Set(ids).size === ids.length;
}

export const questionsSchema = z.strictObject({
  ...texts('title', 'lead', 'visitorsLabel'),
  visitors: anchored(z.strictObject({ title: textSchema, entries: anchored(questionSchema) })).refine(
    haveOwnAnchors,
    '锚点（各组和各个问题的键）应各不相同',
  ),
});

export type QuestionsContent = z.infer<typeof questionsSchema>;
export type AnsweredQuestion = QuestionsContent['visitors'][number]['entries'][number];
