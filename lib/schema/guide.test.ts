import { guide } from '@/content/guide';
import { defineContent } from '@/lib/content/defineContent';
import { answeredQuestions, type GuideQuestion, guideSchema } from '@/lib/schema/guide';

function withQuestions(entries: Record<string, GuideQuestion>) {
  return () => defineContent(guideSchema, { ...guide, questions: { ...guide.questions, entries } });
}

const question = '能开发票吗？';

test('an answer that only the owner can give may wait, and says so when it is called final without words', () => {
  const waiting = (status: 'placeholder' | 'final') =>
    withQuestions({ invoice: { question, answer: { status, value: [] } } });
  expect(waiting('placeholder')).not.toThrow();
  expect(waiting('final')).toThrow('questions.entries.invoice.answer：写好回答，再写 final');
  expect(withQuestions({ invoice: { question, answer: [] } })).toThrow('questions.entries.invoice.answer');
});

test('a question is named by an anchor', () => {
  expect(withQuestions({ 'Invoice 1': { question, answer: ['能。'] } })).toThrow('锚点应为小写字母和短横线');
});

test('what is not final shows nowhere, draft or not', () => {
  const links = [{ title: '丁', path: '/' }];
  const shown = answeredQuestions({
    quote: { question: '甲？', answer: ['一。', '二。'] },
    invoice: { question: '乙？', answer: { status: 'placeholder', value: ['草稿。'] } },
    hours: { question: '丙？', answer: { status: 'final', value: ['三。'] }, links },
  });
  expect(shown).toEqual([
    { id: 'quote', question: '甲？', answer: ['一。', '二。'], links: [] },
    { id: 'hours', question: '丙？', answer: ['三。'], links },
  ]);
});
