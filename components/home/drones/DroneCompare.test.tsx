import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DroneCompare } from '@/components/home/drones/DroneCompare';
import { Kit } from '@/components/ui/Kit';
import { drones } from '@/content/drones';

const labels = drones.comparison;

const model = (name: string, tank: string | null, radius: string, version?: string) => ({
  model: name.toLowerCase(),
  name,
  parameters: [
    { item: '药箱容量', value: tank, version },
    { item: '最大半径', value: radius },
  ],
});
const models = [model('P60', '30 L', '2 km'), model('T70', null, '2 km'), model('T100', '75 L', '2 km')];
const comparison = <DroneCompare models={models} labels={labels} unpublished="以厂商公布为准" />;

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const marked = () => document.querySelectorAll('[data-different=true]');
const bars = () =>
  [...document.querySelectorAll('line')].map((bar) => [bar.getAttribute('x2'), bar.dataset.version]);

function goTo(href: string) {
  history.replaceState(null, '', href);
  window.dispatchEvent(new Event('popstate'));
}

/** As it is once its controls are loaded. */
async function show(around = comparison) {
  render(around, { wrapper: Kit });
  await screen.findByRole('switch', { name: labels.markDifferences });
}

beforeEach(() => goTo('/'));

test('taking a model away writes the address, and the last two cannot be taken away', async () => {
  await show();
  await userEvent.click(box('T70'));
  expect(location.search).toBe('?compare=p60,t100');
  expect(columns()).toEqual([labels.item, 'P60', 'T100']);
  expect([box('P60').disabled, box('T70').disabled, box('T100').disabled]).toEqual([true, false, true]);
  expect(screen.getByText(labels.atLeast)).toBeTruthy();
  await userEvent.click(box('T70'));
  expect(location.search).toBe('');
});

test('rows whose published values differ are marked, in words too', async () => {
  await show();
  expect(marked()).toHaveLength(1);
  expect(rows()).toEqual([`药箱容量${labels.differs}`, '最大半径']);
  await userEvent.click(screen.getByRole('switch', { name: labels.markDifferences }));
  expect(marked()).toHaveLength(0);
  expect(rows()).toEqual(['药箱容量', '最大半径']);
});

test('a value of an export version has its own sign and bar, what is not published another sign and none', () => {
  const [p60, , t100] = models;
  if (!p60 || !t100) throw new Error('no models');
  const compared = [p60, model('T70', '60 L', '2 km', '出口版参数'), t100];
  render(<DroneCompare models={compared} labels={labels} unpublished="以厂商公布为准" />, { wrapper: Kit });
  expect(screen.getByRole('cell', { name: /60.L ?出口版参数/ })).toBeTruthy();
  expect(bars()).toEqual([
    ['40%', 'false'],
    ['80%', 'true'],
    ['100%', 'false'],
  ]);
});

test('equal rows can be hidden, and if nothing is left it says so', async () => {
  await show();
  await userEvent.click(screen.getByRole('switch', { name: labels.onlyDifferences }));
  expect(rows()).toEqual([`药箱容量${labels.differs}`]);
  await userEvent.click(box('P60'));
  expect(screen.queryAllByRole('rowheader')).toHaveLength(0);
  expect(within(screen.getByRole('table')).getByText(labels.noDifference)).toBeTruthy();
});

test('the copied link leads to the same comparison and carries nothing else', async () => {
  goTo('/?query=safety&compare=t70,t100#partner');
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByRole('button', { name: labels.copy.copy }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/?compare=t70,t100#compare`);
});
