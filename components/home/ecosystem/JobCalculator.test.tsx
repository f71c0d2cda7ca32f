import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobCalculator } from '@/components/home/ecosystem/JobCalculator';
import { UiProvider } from '@/components/layout/UiProvider';
import { drones } from '@/content/drones';
import { ecosystem } from '@/content/home/ecosystem';
import { tanksOf } from '@/lib/drones/jobSums';
import { readDraft } from '@/lib/enquiry/draft';

const { job } = ecosystem.agreement;
const tanks = tanksOf(drones.models, job.quantities.tank.label);
const field = (name: RegExp) => screen.getByRole('textbox', { name });
/** Where the link leads, and what it leaves for the form there. */
const follow = () => {
  sessionStorage.clear();
  const link = screen.getByRole('link', { name: job.ask.title });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  return [link.getAttribute('href'), readDraft().size];
};

async function type(name: RegExp, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}

beforeEach(async () => {
  render(<JobCalculator content={job} tanks={tanks} />, { wrapper: UiProvider });
  await screen.findByRole('textbox', { name: /亩数/ });
});

test('the link hands over what the visitor has worked out, each job by itself, and nothing of the example', async () => {
  expect(follow()).toEqual(['/about/#enquiry', '']);
  await type(/单趟载重/, '６０');
  expect(follow()).toEqual(['/about/?query=logistics#enquiry', '货物重量 500 kg，单趟载重 60 kg，趟数 9 趟']);
  await type(/亩数/, '1200');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'T70');
  const [href, text] = follow();
  expect(href).toBe('/about/?query=agriculture#enquiry');
  expect(text).toBe(
    '亩数 1,200 亩，每亩用量 1.5 L，药液 1,800 L，药箱容量 T70 70 L（T70P 出口版参数），箱数 26 箱，货物重量 500 kg，单趟载重 60 kg，趟数 9 趟',
  );
  expect(screen.queryByText(job.exampleNote)).toBeNull();
});

test.each([
  ['-5', 1],
  ['', 0],
])(
  'with an area of “%s” no sums of it are made or handed over, and it is called wrong %d times',
  async (text, wrong) => {
    expect(screen.getByText(job.exampleNote)).toBeTruthy();
    await type(/亩数/, text);
    expect(screen.queryAllByText(job.problem)).toHaveLength(wrong);
    expect(screen.getAllByText(job.unknown)).toHaveLength(3);
    expect(follow()).toEqual(['/about/#enquiry', '']);
  },
);
