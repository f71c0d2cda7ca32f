import { questions } from '@/content/guide/questions';
import { defineContent } from '@/lib/content/defineContent';
import { type QuestionsContent, questionGroups, questionsSchema } from '@/lib/schema/guide/questions';

type Entries = QuestionsContent['visitors'][string]['entries'];

function withQuestions(entries: Entries) {
  return () =>
    defineContent(questionsSchema, { ...questions, visitors: { growers: { title: '甲', entries } } });
}

const question = '能开发票吗？';

test('an answer that only the owner can give may wait, and says so when it is called final without words', () => {
  const waiting = (status: 'placeholder' | 'final') =>
    withQuestions({ invoice: { question, answer: { status, value: [] } } });
  expect(waiting('placeholder')).not.toThrow();
  expect(waiting('final')).toThrow('visitors.growers.entries.invoice.answer：写好回答，再写 final');
  expect(withQuestions({ invoice: { question, answer: [] } })).toThrow('entries.invoice.answer');
});

test('a question is named by an anchor', () => {
  expect(withQuestions({ 'Invoice 1': { question, answer: ['能。'] } })).toThrow('锚点应为小写字母和短横线');
});

test('what is not final shows nowhere, draft or not, and neither does a group of nothing else', () => {
  const draft = { question: '乙？', answer: { status: 'placeholder' as const, value: ['草稿。'] } };
  const links = [{ title: '丁', path: '/' }];
  const shown = questionGroups({
    growers: {
      title: '种植户',
      entries: {
        quote: { question: '甲？', answer: ['一。', '二。'] },
        invoice: draft,
        hours: { question: '丙？', answer: { status: 'final', value: ['三。'] }, links },
      },
    },
    press: { title: '记者', entries: { telephone: draft } },
  });
  expect(shown).toEqual([
    {
      id: 'growers',
      title: '种植户',
      questions: [
        { id: 'quote', question: '甲？', answer: ['一。', '二。'], links: [] },
        { id: 'hours', question: '丙？', answer: ['三。'], links },
      ],
    },
  ]);
});
