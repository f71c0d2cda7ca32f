import { z } from 'zod';
import { linkTextSchema, textSchema, texts } from '@/lib/schema/shared';

const anchorSchema = z.string().regex(/^[a-z-]+$/, '锚点应为小写字母和短横线');

const questionSchema = z.strictObject({
  question: textSchema,
  /** Paragraphs. A question that only the owner can answer waits in content/ownerConfirms.ts. */
  answer: z.array(textSchema).min(1),
  links: z.array(linkTextSchema).optional(),
});

/** The key is the question's anchor. */
const entriesSchema = z.record(anchorSchema, questionSchema);

export const questionsSchema = z.strictObject({
  ...texts('title', 'lead', 'visitorsLabel'),
  /** The groups of visitors who ask; the key is the group's anchor. */
  visitors: z.record(anchorSchema, z.strictObject({ title: textSchema, entries: entriesSchema })),
});

export type QuestionsContent = z.infer<typeof questionsSchema>;

export function questionGroups(visitors: QuestionsContent['visitors']) {
  return Object.entries(visitors).map(([id, { title, entries }]) => ({
    id,
    title,
    questions: Object.entries(entries).map(([id, { links = [], ...entry }]) => ({ id, links, ...entry })),
  }));
}

export type QuestionGroup = ReturnType<typeof questionGroups>[number];
export type AnsweredQuestion = QuestionGroup['questions'][number];
