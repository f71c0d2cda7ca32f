import { render } from '@testing-library/react';
import { Questions } from '@/components/guide/Questions';
import { guide } from '@/content/guide';
import { answeredQuestions } from '@/lib/schema/guide';

const questions = answeredQuestions(guide.questions.entries);

type Told = { name: string; acceptedAnswer: { text: string } };

test('search engines are told what stands on the page, and all of it', () => {
  const { container } = render(<Questions content={guide.questions} questions={questions} />);
  const block = container.querySelector('script')?.textContent ?? '{}';
  const told: Told[] = JSON.parse(block)['@graph'][0].mainEntity;
  const shown = [...container.querySelectorAll('details')].map((entry) => ({
    name: entry.querySelector('summary')?.textContent,
    text: [...entry.querySelectorAll('p')].map((paragraph) => paragraph.textContent).join('\n'),
  }));
  expect(told.map(({ name, acceptedAnswer }) => ({ name, text: acceptedAnswer.text }))).toEqual(shown);
  expect(shown.length).toBeGreaterThanOrEqual(8);
});
