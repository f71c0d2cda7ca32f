/** @jest-environment node */
import { runSteps } from '@/lib/build/steps';

let output: string[];

beforeEach(() => {
  output = [];
  for (const method of ['log', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...text: unknown[]) => void output.push(text.join(' ')));
  }
});

afterEach(() => jest.restoreAllMocks());

it('runs the steps in order and names each with its time', async () => {
  const order: string[] = [];
  const step = (name: string) => ({ name, run: async () => void order.push(name) });
  expect(await runSteps([step('one'), step('two')])).toBe(true);
  expect(order).toEqual(['one', 'two']);
  expect(output.join('\n')).toMatch(/▶ 1\/2 one\n✔ 1\/2 one \d+\.\d s\n\n▶ 2\/2 two\n✔ 2\/2 two \d+\.\d s/);
});

it('stops at the first failure and says why', async () => {
  const never = jest.fn();
  const broken = () => Promise.reject(new Error('no such picture'));
  expect(
    await runSteps([
      { name: 'one', run: broken },
      { name: 'two', run: never },
    ]),
  ).toBe(false);
  expect(never).not.toHaveBeenCalled();
  expect(output.join('\n')).toMatch(/no such picture\n✘ 1\/2 one failed/);
});
