import { questionsSchema } from '@/lib/schema/guide/questions';

const texts = { title: '常见问题', lead: '问', visitorsLabel: '读者' };
const question = { question: '能吊多重？', answer: ['看机型。'] };

test('no question has the anchor of another or of a group', () => {
  const groups = (anchor: string) => ({
    growers: { title: '种植户', entries: { weather: question } },
    shippers: { title: '货主', entries: { [anchor]: question } },
  });
  const isValid = (anchor: string) =>
    questionsSchema.safeParse({ ...texts, visitors: groups(anchor) }).success;
  expect(['rain', 'weather', 'growers'].map(isValid)).toEqual([true, false, false]);
});
