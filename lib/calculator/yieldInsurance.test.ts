import {
  type AmountProblem,
  compensation,
  insuranceFigures,
  LIMITS,
  lossPercent,
  premium,
  readAmount,
  readAmounts,
  yuanText,
} from '@/lib/calculator/yieldInsurance';

const anything = { min: 0, max: 1_000_000 };
const rates = { premium: '3', compensation: '120' };
const example = { mu: '200', yield: '500', loss: '50', price: '2.8' };

describe('an amount typed by hand', () => {
  test.each([
    ['200', 20000n],
    ['200.5', 20050n],
    ['0.01', 1n],
    ['.5', 50n],
    ['5.', 500n],
    ['007', 700n],
    [' 2 00 ', 20000n],
    ['２００', 20000n],
    ['２．８', 280n],
    ['2。8', 280n],
    ['1,200', 120000n],
    ['１，２００', 120000n],
    ['12,345,678', undefined],
    ['1,234.5', 123450n],
    ['0', 0n],
  ])('“%s”', (text, hundredths) => {
    expect(readAmount(text, anything)).toEqual(
      hundredths === undefined ? { problem: 'tooLarge' } : { hundredths },
    );
  });

  test.each<[string, AmountProblem]>([
    ['', 'empty'],
    ['   ', 'empty'],
    ['-5', 'negative'],
    ['－５', 'negative'],
    ['−5', 'negative'],
    ['abc', 'notANumber'],
    ['5亩', 'notANumber'],
    ['1e3', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['1,2', 'notANumber'],
    ['1,2000', 'notANumber'],
    ['.', 'notANumber'],
    ['-', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['2.805', 'tooFine'],
    ['1000000.01', 'tooLarge'],
  ])('“%s” is %s', (text, problem) => {
    expect(readAmount(text, anything)).toEqual({ problem });
  });

  test('the limits themselves are allowed', () => {
    expect(readAmount('100000', LIMITS.mu)).toEqual({ hundredths: 10_000_000n });
    expect(readAmount('100000.01', LIMITS.mu)).toEqual({ problem: 'tooLarge' });
    expect(readAmount('0.01', LIMITS.mu)).toEqual({ hundredths: 1n });
    expect(readAmount('0', LIMITS.mu)).toEqual({ problem: 'tooSmall' });
  });
});

test('a loss may be nothing or everything, but not more than the harvest', () => {
  expect(readAmounts({ ...example, loss: '0' }).loss).toEqual({ hundredths: 0n });
  expect(readAmounts({ ...example, loss: '500' }).loss).toEqual({ hundredths: 50000n });
  expect(readAmounts({ ...example, loss: '500.01' }).loss).toEqual({ problem: 'aboveYield' });
});

test('the premium is three yuan for each mu', () => {
  expect(premium(20000n, rates)).toBe(60000n);
  expect(premium(33n, rates)).toBe(99n);
});

test('the compensation is 120 % of the market price of what was lost', () => {
  expect(compensation(20000n, 5000n, 280n, rates)).toBe(3_360_000n);
});

test('the compensation is rounded to the fen, half a fen upwards', () => {
  const one = 100n;
  expect(compensation(one, 1n, 42n, rates)).toBe(1n);
  expect(compensation(one, 1n, 41n, rates)).toBe(0n);
  expect(compensation(one, 5n, 25n, rates)).toBe(2n);
  expect(compensation(1n, 1n, 1n, rates)).toBe(0n);
});

test('the largest amounts are exact', () => {
  const { mu, loss, price } = { mu: 10_000_000n, loss: 2_000_000n, price: 100_000n };
  expect(yuanText(compensation(mu, loss, price, rates))).toBe('2,400,000,000,000');
  expect(yuanText(compensation(mu - 1n, loss - 1n, price - 1n, rates))).toBe('2,399,974,560,014.52');
});

test('money has its thousands apart and cents only where there are any', () => {
  expect([0n, 5n, 100n, 99_999n, 100_000n, 123_456_789n].map(yuanText)).toEqual([
    '0',
    '0.05',
    '1',
    '999.99',
    '1,000',
    '1,234,567.89',
  ]);
});

test('the lost part is given with one decimal where it has one', () => {
  expect(lossPercent(50000n, 5000n)).toBe('10');
  expect(lossPercent(30000n, 10000n)).toBe('33.3');
  expect(lossPercent(30000n, 20000n)).toBe('66.7');
});

test('each result needs only its own fields', () => {
  expect(insuranceFigures(readAmounts(example), rates)).toEqual({
    premium: '600',
    compensation: '33,600',
    lossPercent: '10',
  });
  expect(insuranceFigures(readAmounts({ ...example, price: '' }), rates)).toEqual({
    premium: '600',
    compensation: null,
    lossPercent: '10',
  });
  expect(insuranceFigures(readAmounts({ ...example, yield: 'x' }), rates)).toEqual({
    premium: '600',
    compensation: '33,600',
    lossPercent: null,
  });
  expect(insuranceFigures(readAmounts({ ...example, mu: '-1' }), rates).premium).toBeNull();
});
