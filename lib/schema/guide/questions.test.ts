import { questions } from '@/content/guide/questions';
import { questionsSchema } from '@/lib/schema/guide/questions';

const question = { question: '能吊多重？', answer: ['看机型。'] };

test('no question has the anchor of another or of a group', () => {
  const groups = (anchor: string) => ({
    growers: { title: '种植户', entries: { weather: question } },
    shippers: { title: '货主', entries: { [anchor]: question } },
  });
  const isValid = (anchor: string) =>
    questionsSchema.safeParse({ ...questions, visitors: groups(anchor) }).success;
  expect(['rain', 'weather', 'growers'].map(isValid)).toEqual([true, false, false]);
});
