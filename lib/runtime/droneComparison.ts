/** What a maker publishes under an item: one fact, several, or nothing. */
export type ParameterValue = string | string[] | null;

export type ComparedModel = {
  model: string;
  name: string;
  parameters: { item: string; value: ParameterValue }[];
};

export type ComparedRow = { item: string; values: ParameterValue[]; differs: boolean };

const FEWEST = 2;

/** The models that an address such as "p60,t100" names, in their own order; all, where it names fewer than two. */
export function comparedModels(models: readonly string[], text: string): string[] {
  const named = text.toLowerCase().split(',');
  const chosen = models.filter((model) => named.includes(model));
  return chosen.length < FEWEST ? [...models] : chosen;
}

/** What the address says once a model is added or taken away: nothing when all are compared. */
export function toggledModels(models: readonly string[], chosen: readonly string[], model: string) {
  const next = models.filter((each) => (each === model ? !chosen.includes(each) : chosen.includes(each)));
  return next.length < FEWEST || next.length === models.length ? '' : next.join();
}

/** Whether a model can be taken away: two at least are compared. */
export function canLeave(chosen: readonly string[], model: string) {
  return !chosen.includes(model) || chosen.length > FEWEST;
}

function differ(values: readonly ParameterValue[]) {
  const published = values.filter((value) => value !== null);
  return new Set(published.map((value) => JSON.stringify([value].flat()))).size > 1;
}

/** A row for each item; what is not published never counts as a difference. */
export function comparisonRows(models: readonly ComparedModel[]): ComparedRow[] {
  const items = models[0]?.parameters.map(({ item }) => item) ?? [];
  return items.map((item) => {
    const values = models.map(
      ({ parameters }) => parameters.find((parameter) => parameter.item === item)?.value ?? null,
    );
    return { item, values, differs: differ(values) };
  });
}
