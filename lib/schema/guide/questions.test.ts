import { questions } from '@/content/guide/questions';
import { defineContent } from '@/lib/content/defineContent';
import { type QuestionsContent, questionsSchema } from '@/lib/schema/guide/questions';

type Entries = QuestionsContent['visitors'][string]['entries'];

function withQuestions(entries: Entries) {
  return () =>
    defineContent(questionsSchema, { ...questions, visitors: { growers: { title: '甲', entries } } });
}

test('a question is named by an anchor', () => {
  expect(withQuestions({ 'Invoice 1': { question: '能开发票吗？', answer: ['能。'] } })).toThrow(
    '锚点应为小写字母和短横线',
  );
});
