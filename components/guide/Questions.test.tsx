import { render, screen } from '@testing-library/react';
import { Questions } from '@/components/guide/Questions';
import { guide } from '@/content/guide';
import { answeredQuestions } from '@/lib/guide/answeredQuestions';

const questions = answeredQuestions(guide.questions.entries);

type Told = { name: string; acceptedAnswer: { text: string } };

function toldToSearchEngines(page: HTMLElement): Told[] {
  const block = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  return JSON.parse(block)['@graph'][0].mainEntity;
}

test('search engines are told what stands on the page, and all of it', () => {
  const { container } = render(<Questions content={guide.questions} questions={questions} />);
  const told = toldToSearchEngines(container);
  const shown = [...container.querySelectorAll('details')].map((entry) => ({
    name: entry.querySelector('summary')?.textContent,
    text: [...entry.querySelectorAll('p')].map((paragraph) => paragraph.textContent).join('\n'),
  }));
  expect(told.map(({ name, acceptedAnswer }) => ({ name, text: acceptedAnswer.text }))).toEqual(shown);
  expect(shown.length).toBeGreaterThanOrEqual(8);
});

test('a question that the owner has not answered is nowhere', () => {
  const { container } = render(
    <Questions
      content={guide.questions}
      questions={answeredQuestions({
        quote: { question: '报价？', answer: ['按协议。'] },
        invoice: { question: '发票？', answer: { status: 'placeholder', value: ['草稿。'] } },
      })}
    />,
  );
  expect(screen.getByText('按协议。')).toBeTruthy();
  expect(container.innerHTML).not.toMatch(/发票|草稿/);
});
