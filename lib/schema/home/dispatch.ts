import { z } from 'zod';
import { fields, linkTextSchema, textSchema, texts } from '@/lib/schema/shared';

const words = z.record(z.string(), textSchema);
const lines = z.array(textSchema).min(1);

/** Names in braces stand for values of the schedule. */
export const dispatchSchema = z.strictObject({
  ...texts('lead', 'picture', 'note', 'jobs', 'time', 'ask', 'play', 'pause', 'windy'),
  link: linkTextSchema,
  stations: z.array(textSchema).length(5),
  /** The names of jobs, crews and places. */
  names: words,
  /** The names of drones without a model of their own. */
  models: words,
  scenes: z.strictObject(texts('agriculture', 'forestry', 'logistics')),
  record: z.strictObject({
    ...texts('label', 'exported', 'sooner', 'later', 'detour', 'set', 'stopped', 'closing'),
    ...fields(
      z.strictObject({ ...texts('task', 'off', 'done'), match: lines, route: lines }),
      'spray',
      'lift',
      'patrol',
    ),
  }),
});

export type DispatchContent = z.infer<typeof dispatchSchema>;
