import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobCalculator } from '@/components/home/ecosystem/JobCalculator';
import { UiProvider } from '@/components/layout/UiProvider';
import { drones } from '@/content/drones';
import { ecosystem } from '@/content/home/ecosystem';
import { tanksOf } from '@/lib/drones/jobSums';

const { job } = ecosystem.agreement;
const tanks = tanksOf(drones.models, job.quantities.tank.label);
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const size = () => {
  const href = screen.getByRole('link', { name: job.ask.title }).getAttribute('href') ?? '';
  const { searchParams, hash } = new URL(href, 'https://site.test');
  return [searchParams.get('query'), searchParams.get('size'), hash];
};

async function type(name: RegExp, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}

beforeEach(async () => {
  render(<JobCalculator content={job} tanks={tanks} />, { wrapper: UiProvider });
  await screen.findByRole('textbox', { name: /亩数/ });
});

test('the link carries what the visitor has worked out, each job by itself, and nothing of the example', async () => {
  expect(size()).toEqual([null, null, '#enquiry']);
  await type(/单趟载重/, '６０');
  expect(size()).toEqual(['logistics', '货物重量 500 kg，单趟载重 60 kg，趟数 9 趟', '#enquiry']);
  await type(/亩数/, '1200');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'T70');
  const [query, text] = size();
  expect(query).toBe('agriculture');
  expect(text).toBe(
    '亩数 1,200 亩，每亩用量 1.5 L，药液 1,800 L，药箱容量 T70 70 L（T70P 出口版参数），箱数 26 箱，货物重量 500 kg，单趟载重 60 kg，趟数 9 趟',
  );
  expect(screen.queryByText(job.exampleNote)).toBeNull();
});

test.each([
  ['-5', 1],
  ['', 0],
])(
  'with an area of “%s” no sums of it are made or carried, and it is called wrong %d times',
  async (text, wrong) => {
    expect(screen.getByText(job.exampleNote)).toBeTruthy();
    await type(/亩数/, text);
    expect(screen.queryAllByText(job.problem)).toHaveLength(wrong);
    expect(screen.getAllByText(job.unknown)).toHaveLength(3);
    expect(size()).toEqual([null, null, '#enquiry']);
  },
);
