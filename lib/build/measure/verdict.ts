import type { Result } from 'lighthouse';
import { CATEGORIES, type Category } from '@/lib/build/measure/lighthouseRuns';

const PERFECT = 100;

export const METRICS = {
  lcp: { audit: 'largest-contentful-paint', unit: 1000 },
  tbt: { audit: 'total-blocking-time', unit: 1 },
  cls: { audit: 'cumulative-layout-shift', unit: 1 },
  kb: { audit: 'total-byte-weight', unit: 1000 },
} as const;
type Metric = keyof typeof METRICS;

export type Verdict = {
  scores: Record<Category, number>;
  metrics: Record<Metric, number>;
  /** What fails, performance aside, whose figures stand in the table. */
  faults: string[];
};

type Read = Pick<Result, 'categories' | 'audits'>;

export function median(values: readonly number[]) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function faultsOf({ categories, audits }: Read) {
  return CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  );
}

function each<Name extends string>(names: readonly Name[], read: (name: Name) => number) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
}

export function verdict(results: readonly Read[]): Verdict {
  const middle = (read: (result: Read) => number | null | undefined) =>
    median(results.map((result) => read(result) ?? Number.NaN));
  return {
    scores: each(CATEGORIES, (name) =>
      Math.round(middle(({ categories }) => categories[name]?.score) * PERFECT),
    ),
    metrics: each(
      Object.keys(METRICS) as Metric[],
      (name) => middle(({ audits }) => audits[METRICS[name].audit]?.numericValue) / METRICS[name].unit,
    ),
    faults: [...new Set(results.flatMap(faultsOf))],
  };
}

export function differences(pages: readonly Read[], empties: readonly Read[]) {
  const middle = (read: (result: Read) => number | null | undefined) =>
    median(
      pages.map((page, turn) => (read(page) ?? Number.NaN) - (read(empties[turn] as Read) ?? Number.NaN)),
    );
  return {
    score: Math.round(middle(({ categories }) => categories.performance?.score) * PERFECT),
    tbt: middle(({ audits }) => audits[METRICS.tbt.audit]?.numericValue),
  };
}
