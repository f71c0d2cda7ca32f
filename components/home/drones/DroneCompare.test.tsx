import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DroneCompare } from '@/components/home/drones/DroneCompare';
import { UiProvider } from '@/components/layout/UiProvider';
import { drones } from '@/content/drones';

const labels = drones.comparison;
const [ITEM, SAME] = ['药箱容量', '最大半径'];

const model = (name: string, tank: string | null, version?: string) => ({
  model: name.toLowerCase(),
  name,
  parameters: [
    { item: ITEM, value: tank, version },
    { item: SAME, value: '2 km' },
  ],
});
const models = [model('P60', '30 L'), model('T70', null), model('T100', '75 L')];

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const marked = () => document.querySelectorAll('[data-different=true]');
const bars = () =>
  [...document.querySelectorAll('line')].map((bar) => [bar.getAttribute('x2'), bar.dataset.version]);

/** As it is once its controls are loaded. */
async function show(href = '/', compared = models) {
  history.replaceState(null, '', href);
  render(<DroneCompare models={compared} labels={labels} unpublished="本站未核到" />, {
    wrapper: UiProvider,
  });
  await screen.findByRole('switch', { name: labels.markDifferences });
}

test('taking a model away writes the address, and the last two cannot be taken away', async () => {
  await show();
  const { length } = history;
  fireEvent.click(box('T70'));
  expect([location.search, history.length]).toEqual(['?compare=p60,t100', length]);
  expect([box('P60').disabled, box('T70').disabled, box('T100').disabled]).toEqual([true, false, true]);
  expect(screen.getByText(labels.atLeast)).toBeTruthy();
  fireEvent.click(box('T70'));
  expect(location.search).toBe('');
});

test('rows whose values differ are marked, in words too; if none is left it says so', async () => {
  await show();
  expect(marked()).toHaveLength(1);
  expect(rows()).toEqual([`${ITEM}${labels.differs}`, SAME]);
  toggle(labels.markDifferences);
  expect(marked()).toHaveLength(0);
  expect(rows()).toEqual([ITEM, SAME]);
  toggle(labels.onlyDifferences);
  fireEvent.click(box('P60'));
  expect(rows()).toEqual([]);
  expect(within(screen.getByRole('table')).getByText(labels.noDifference)).toBeTruthy();
});

test('a value of an export version has its own sign and bar, what is not published another sign and none', async () => {
  await show('/', [model('P60', '30 L'), model('T70', '60 L', '出口版参数'), model('T100', '75 L')]);
  expect(screen.getByRole('cell', { name: /60.L ?出口版参数/ })).toBeTruthy();
  expect(bars()).toEqual([
    ['40%', 'false'],
    ['80%', 'true'],
    ['100%', 'false'],
  ]);
});

test('the copied link leads to the same comparison and carries nothing else', async () => {
  const user = userEvent.setup();
  await show('/?query=safety&compare=t70,t100#partner');
  await user.click(screen.getByRole('button', { name: labels.copy.copy }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/?compare=t70,t100#compare`);
});
