import { z } from 'zod';
import { fields, linkTextSchema, textSchema, texts } from '@/lib/schema/shared';

const words = z.record(z.string(), textSchema);

/** {name} stands for what the desk works out. */
export const dispatchSchema = z.strictObject({
  ...texts('lead', 'picture', 'note', 'jobs', 'jobLabel', 'time', 'order', 'orderLabel', 'enquire'),
  ...texts('play', 'pause', 'blow', 'wind', 'windy', 'plot', 'mu', 'side'),
  link: linkTextSchema,
  stations: z.array(textSchema).length(5),
  names: words,
  crops: words,
  models: words,
  pins: words,
  scenes: z.strictObject(texts('agriculture', 'forestry', 'logistics', 'safety', 'droneNestService')),
  record: z.strictObject({
    ...texts('label', 'sooner', 'slower', 'round', 'roundAndSpared', 'exported', 'permitted'),
    ...texts('set', 'put', 'putTo', 'stopped', 'closing'),
    spray: z.strictObject(texts('task', 'free', 'later', 'rows', 'sum', 'permit', 'off', 'done')),
    ...fields(z.strictObject(texts('task', 'match', 'route', 'off', 'done')), 'lift', 'patrol'),
  }),
  events: z.strictObject({
    ...texts('waiting', 'arrived', 'matched', 'routed', 'set', 'off', 'done', 'settled'),
    ...texts('finished', 'postponed', 'windy'),
  }),
  said: z.strictObject(texts('ordered', 'windy', 'calm')),
});

export type DispatchContent = z.infer<typeof dispatchSchema>;
