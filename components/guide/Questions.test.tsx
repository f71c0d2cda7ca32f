/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Questions } from '@/components/guide/Questions';
import { questions } from '@/content/guide/questions';
import { rules } from '@/content/guide/rules';

type Told = { name: string; acceptedAnswer: { text: string } };

test('the structured data equals the questions and answers on the page', () => {
  const { container } = render(<Questions content={questions} law={rules.law} />);
  const block = container.querySelector('script')?.textContent ?? '{}';
  const told: Told[] = JSON.parse(block)['@graph'][0].mainEntity;
  const shown = [...container.querySelectorAll('details')].map((entry) => ({
    name: entry.querySelector('summary')?.textContent?.replaceAll('\u00A0', ' '),
    text: [...entry.querySelectorAll('p')]
      .map((paragraph) => paragraph.textContent)
      .join('\n')
      .replaceAll('\u00A0', ' '),
  }));
  expect(told.map(({ name, acceptedAnswer }) => ({ name, text: acceptedAnswer.text }))).toEqual(shown);
  expect(shown.length).toBeGreaterThanOrEqual(8);
});
