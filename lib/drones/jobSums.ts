import type { DroneModel } from '@/lib/schema/drones';

export const INPUTS = ['mu', 'dose', 'tank', 'weight', 'load'] as const;
export type Input = (typeof INPUTS)[number];
export const QUANTITIES = [...INPUTS, 'liquid', 'boxes', 'trips'] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** The first quantity of the first sum goes with the visitor into the enquiry. */
export const JOBS = {
  agriculture: [
    ['mu', '×', 'dose', 'liquid'],
    ['liquid', '÷', 'tank', 'boxes'],
  ],
  logistics: [['weight', '÷', 'load', 'trips']],
} as const satisfies Record<string, [Quantity, string, Quantity, Quantity][]>;
export type Job = keyof typeof JOBS;

export const LIMITS = { min: 0.1, max: 100_000 };

export type Tank = { name: string; litres: number; text: string };

export function tanksOf(models: DroneModel[], item: string): Tank[] {
  return models.flatMap(({ name, basic }) => {
    const { value, version } = basic.find((row) => row.item === item) ?? {};
    if (typeof value !== 'string') return [];
    const text = `${name} ${value}${version ? `（${version}）` : ''}`;
    return { name, litres: Number.parseFloat(value), text };
  });
}

/** An amount typed by hand, with its unit, full-width digits or separated thousands, too; null where none is within the limits. */
export function readAmount(text: string) {
  const plain = text
    .normalize('NFKC')
    .replace(/。/g, '.')
    .replace(/\s|,(?=\d{3}(?!\d))/g, '')
    .replace(/(亩|升|l|千克|公斤|kg)$/i, '');
  const amount = /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : 0;
  return amount >= LIMITS.min && amount <= LIMITS.max ? amount : null;
}

/** Rounds off binary fractions: 0.1 × 3 is 0.3, and one load of 0.3. */
const exact = (number: number) => Number(number.toPrecision(12));

function portions(whole: number | null, portion: number | null) {
  return whole && portion && Math.ceil(exact(whole / portion));
}

export function jobAmounts(typed: Record<Input, string>, tanks: Pick<Tank, 'name' | 'litres'>[]) {
  const mu = readAmount(typed.mu);
  const dose = readAmount(typed.dose);
  const tank = tanks.find(({ name }) => name === typed.tank)?.litres ?? null;
  const weight = readAmount(typed.weight);
  const load = readAmount(typed.load);
  const liquid = mu && dose && exact(mu * dose);
  const boxes = portions(liquid, tank);
  return { mu, dose, tank, weight, load, liquid, boxes, trips: portions(weight, load) };
}
