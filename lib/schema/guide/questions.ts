import { z } from 'zod';
import { linkTextSchema, textSchema, texts } from '@/lib/schema/shared';

const anchorSchema = z.string().regex(/^[a-z-]+$/, '锚点应为小写字母和短横线');

const questionSchema = z.strictObject({
  question: textSchema,
  /** Paragraphs. What only the owner can answer stands in content/ownerConfirms.ts until then. */
  answer: z.array(textSchema).min(1),
  links: z.array(linkTextSchema).optional(),
});

/** By the anchor that a link to the question names. */
const entriesSchema = z.record(anchorSchema, questionSchema);

export const questionsSchema = z.strictObject({
  ...texts('title', 'lead', 'visitorsLabel'),
  /** Whom the questions concern, by the anchor that a link to their group names. */
  visitors: z.record(anchorSchema, z.strictObject({ title: textSchema, entries: entriesSchema })),
});

export type QuestionsContent = z.infer<typeof questionsSchema>;

/** With the anchors as ids. */
export function questionGroups(visitors: QuestionsContent['visitors']) {
  return Object.entries(visitors).map(([id, { title, entries }]) => ({
    id,
    title,
    questions: Object.entries(entries).map(([id, { links = [], ...entry }]) => ({ id, links, ...entry })),
  }));
}

export type QuestionGroup = ReturnType<typeof questionGroups>[number];
export type AnsweredQuestion = QuestionGroup['questions'][number];
