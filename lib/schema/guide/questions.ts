import { z } from 'zod';
import { claimsSchema, linkTextSchema, ownerValue, textSchema, texts } from '@/lib/schema/shared';

const anchorSchema = z.string().regex(/^[a-z-]+$/, '锚点应为小写字母和短横线');

const questionSchema = z.strictObject({
  question: textSchema,
  /** Paragraphs; an answer that only the owner can give is a placeholder, which shows nowhere. */
  answer: z.union([
    z.array(textSchema).min(1),
    ownerValue(z.array(textSchema)).refine(({ status, value }) => status === 'placeholder' || value.length, {
      error: '写好回答，再写 final',
    }),
  ]),
  links: z.array(linkTextSchema).optional(),
});

/** By the anchor that a link to the question names. */
const entriesSchema = z.record(anchorSchema, questionSchema);

export const questionsSchema = z.strictObject({
  claims: claimsSchema,
  ...texts('title', 'lead', 'visitorsLabel'),
  /** Whom the questions concern, by the anchor that a link to their group names. */
  visitors: z.record(anchorSchema, z.strictObject({ title: textSchema, entries: entriesSchema })),
});

export type QuestionsContent = z.infer<typeof questionsSchema>;

function answeredQuestions(entries: z.infer<typeof entriesSchema>) {
  return Object.entries(entries).flatMap(([id, { question, answer, links = [] }]) => {
    if (Array.isArray(answer)) return [{ id, question, answer, links }];
    return answer.status === 'final' ? [{ id, question, answer: answer.value, links }] : [];
  });
}

/** The groups as they are shown: none without an answered question. */
export function questionGroups(visitors: QuestionsContent['visitors']) {
  return Object.entries(visitors)
    .map(([id, { title, entries }]) => ({ id, title, questions: answeredQuestions(entries) }))
    .filter(({ questions }) => questions.length);
}

export type QuestionGroup = ReturnType<typeof questionGroups>[number];
export type AnsweredQuestion = QuestionGroup['questions'][number];
