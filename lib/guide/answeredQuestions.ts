import type { GuideContent } from '@/lib/schema/guide';

type Entries = GuideContent['questions']['entries'];

export function answeredQuestions(entries: Entries) {
  return Object.entries(entries).flatMap(([id, { question, answer, links = [] }]) => {
    if (Array.isArray(answer)) return [{ id, question, answer, links }];
    return answer.status === 'final' ? [{ id, question, answer: answer.value, links }] : [];
  });
}

export type AnsweredQuestion = ReturnType<typeof answeredQuestions>[number];
