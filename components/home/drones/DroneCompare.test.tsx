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
const marked = () => screen.getAllByRole('cell').filter((cell) => cell.dataset.different);

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

test('only published values that differ are marked, and the row says it in words', async () => {
  await show();
  expect(marked().map(({ textContent }) => textContent)).toEqual(['30\u00A0L', '75\u00A0L']);
  expect(rows()).toEqual([`药箱容量${labels.differs}`, '最大半径']);
  await userEvent.click(screen.getByRole('switch', { name: labels.markDifferences }));
  expect(marked()).toHaveLength(0);
  expect(rows()).toEqual(['药箱容量', '最大半径']);
});

test('a value of an export version is shown and labelled, not marked', () => {
  const [p60, , t100] = models;
  if (!p60 || !t100) throw new Error('no models');
  const compared = [p60, model('T70', '70 L', '2 km', '出口版参数'), t100];
  render(<DroneCompare models={compared} labels={labels} unpublished="以厂商公布为准" />, { wrapper: Kit });
  expect(screen.getByRole('cell', { name: /70.L 出口版参数/ })).toBeTruthy();
  expect(marked().map(({ textContent }) => textContent)).toEqual(['30\u00A0L', '75\u00A0L']);
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
