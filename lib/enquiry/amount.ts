import { readAmount } from '@/lib/calculator/yieldInsurance';
import type { AmountField } from '@/lib/enquiry/enquiry';

/** How many of the field's own unit one of another is, as a fraction. */
type Units = Record<string, readonly [bigint, bigint]>;

const AREA: Units = {
  亩: [1n, 1n],
  公顷: [15n, 1n],
  ha: [15n, 1n],
  平方米: [3n, 2000n],
  m2: [3n, 2000n],
  平方公里: [1500n, 1n],
  平方千米: [1500n, 1n],
  km2: [1500n, 1n],
};
const WEIGHT: Units = {
  公斤: [1n, 1n],
  千克: [1n, 1n],
  kg: [1n, 1n],
  斤: [1n, 2n],
  吨: [1000n, 1n],
  t: [1000n, 1n],
};
const DISTANCE: Units = {
  公里: [1n, 1n],
  千米: [1n, 1n],
  km: [1n, 1n],
  里: [1n, 2n],
  华里: [1n, 2n],
  米: [1n, 1000n],
  m: [1n, 1000n],
};
const PLACES: Units = { 个: [1n, 1n], 处: [1n, 1n], 座: [1n, 1n], 个点位: [1n, 1n] };

const UNITS: Record<AmountField, Units> = {
  mu: AREA,
  patrol: AREA,
  kg: WEIGHT,
  km: DISTANCE,
  points: PLACES,
};

export const AMOUNT_LIMITS: Record<AmountField, { min: number; max: number }> = {
  mu: { min: 0.01, max: 10_000_000 },
  patrol: { min: 0.01, max: 100_000_000 },
  kg: { min: 0.01, max: 10_000_000 },
  km: { min: 0.01, max: 100_000 },
  points: { min: 1, max: 100_000 },
};

const NUMBER_AND_UNIT = /^([^\p{L}]*)(万?)(.*)$/u;
const ANY = { min: 0, max: 1e12 };
const TEN_THOUSAND = 10_000n;
const OWN_UNIT = [1n, 1n] as const;

export type EnquiryAmountProblem =
  | 'notANumber'
  | 'negative'
  | 'tooFine'
  | 'tooSmall'
  | 'tooLarge'
  | 'otherUnit'
  | 'notWhole';
export type EnquiryAmount =
  /** `converted` where it was written in another unit than the field's. */
  { value: number; converted: boolean } | { problem: EnquiryAmountProblem };

/** Reads an amount with or without its unit, full-width digits and 万 too, as a number of the field's own unit. */
export function readEnquiryAmount(field: AmountField, text: string): EnquiryAmount {
  const plain = text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
  const [, number = '', tenThousands, unit = ''] = NUMBER_AND_UNIT.exec(plain) ?? [];
  const amount = readAmount(number, ANY);
  if ('problem' in amount) return { problem: problemOf(amount.problem) };
  const factor = unit ? new Map(Object.entries(UNITS[field])).get(unit) : OWN_UNIT;
  if (!factor) return { problem: 'otherUnit' };
  const [times, parts] = factor;
  const hundredths = (amount.hundredths * (tenThousands ? TEN_THOUSAND : 1n) * times + parts / 2n) / parts;
  return withinLimits(field, Number(hundredths) / 100, Boolean(tenThousands) || times !== parts);
}

function withinLimits(field: AmountField, value: number, converted: boolean): EnquiryAmount {
  const { min, max } = AMOUNT_LIMITS[field];
  if (field === 'points' && !Number.isInteger(value)) return { problem: 'notWhole' };
  if (value < min) return { problem: 'tooSmall' };
  if (value > max) return { problem: 'tooLarge' };
  return { value, converted };
}

function problemOf(problem: string): EnquiryAmountProblem {
  if (problem === 'negative' || problem === 'tooFine' || problem === 'tooLarge') return problem;
  return 'notANumber';
}
