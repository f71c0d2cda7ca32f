/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobCalculator } from '@/components/guide/JobCalculator';
import { UiProvider } from '@/components/layout/UiProvider';
import { drones } from '@/content/drones';
import { guide } from '@/content/guide';
import { type Job, tanksOf } from '@/lib/drones/jobSums';
import { readDraft } from '@/lib/enquiry/draft';

const { job } = guide;
const tanks = tanksOf(drones.models, job.quantities.tank.label);
const field = (name: RegExp) => screen.getByRole('textbox', { name });
/** Returns where the link leads, and the draft that it leaves for the form there. */
const follow = () => {
  sessionStorage.clear();
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  return [link.getAttribute('href'), readDraft().size];
};

async function type(name: RegExp, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

async function open(name: Job) {
  render(<JobCalculator job={name} content={job} tanks={tanks} />, { wrapper: UiProvider });
  await screen.findAllByRole('textbox');
  expect(screen.getByText(job.exampleNote)).toBeTruthy();
}

test('the link passes on a typed area with its unit, but not the example’s', async () => {
  await open('agriculture');
  await type(/喷液量/, '2');
  expect(follow()).toEqual(['/about/?query=agriculture#enquiry', '']);
  expect(screen.queryByText(job.exampleNote)).toBeNull();
  await type(/亩数/, '１,200');
  expect(follow()).toEqual(['/about/?query=agriculture#enquiry', '1200 亩']);
});

test('the link passes on the weight of a load, but not the trips', async () => {
  await open('logistics');
  await type(/单趟载重/, '60');
  expect(screen.getByText(/^9/)).toBeTruthy();
  expect(follow()).toEqual(['/about/?query=logistics#enquiry', '']);
  await type(/货物重量/, '500');
  expect(follow()).toEqual(['/about/?query=logistics#enquiry', '500 kg']);
});

test('an empty area is no error, has no sums and is not passed on', async () => {
  await open('agriculture');
  await userEvent.clear(field(/亩数/));
  expect(screen.queryByText(job.problem)).toBeNull();
  expect(screen.getAllByText(job.unknown)).toHaveLength(3);
  expect(follow()).toEqual(['/about/?query=agriculture#enquiry', '']);
});
