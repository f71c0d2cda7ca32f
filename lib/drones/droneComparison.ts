import type { DroneModel, DroneParameter } from '@/lib/schema/drones';

export type ComparedValue = Omit<DroneParameter, 'item'>;
export type ComparedModel = Pick<DroneModel, 'model' | 'name'> & { parameters: DroneParameter[] };

type ComparedRow = { item: string; values: ComparedValue[]; differs: boolean };

const FEWEST = 2;

/** The models that an address such as "p60,t100" names, in their own order; all, where it names fewer than two. */
export function comparedModels(models: readonly string[], text: string): string[] {
  const named = text.toLowerCase().split(',');
  const chosen = models.filter((model) => named.includes(model));
  return chosen.length < FEWEST ? [...models] : chosen;
}

export function toggledModels(models: readonly string[], chosen: readonly string[], model: string) {
  const next = models.filter((each) => (each === model ? !chosen.includes(each) : chosen.includes(each)));
  return next.length < FEWEST || next.length === models.length ? '' : next.join();
}

export function canLeave(chosen: readonly string[], model: string) {
  return !chosen.includes(model) || chosen.length > FEWEST;
}

export function barLengths(values: readonly ComparedValue[]) {
  const amounts = values.map(({ value }) => Number.parseFloat(String(value)) || 0);
  const longest = Math.max(...amounts);
  return amounts.map((amount) => (100 * amount) / (longest || 1));
}

/** What is not published, or of another version, cannot be held against others. */
function differ(values: readonly ComparedValue[]) {
  const comparable = values.filter(({ value, version }) => value !== null && !version);
  return new Set(comparable.map(({ value }) => JSON.stringify([value].flat()))).size > 1;
}

export function comparisonRows(models: readonly ComparedModel[]): ComparedRow[] {
  const items = models[0]?.parameters.map(({ item }) => item) ?? [];
  return items.map((item) => {
    const values = models.map(({ parameters }) => {
      const { value = null, version } = parameters.find((parameter) => parameter.item === item) ?? {};
      return { value, version };
    });
    return { item, values, differs: differ(values) };
  });
}
