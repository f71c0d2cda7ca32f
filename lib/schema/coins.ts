import { z } from 'zod';
import { textSchema, texts } from '@/lib/schema/shared';

const ruleSchema = z.strictObject({ amount: z.string().regex(/^\d+$/, '应为数字'), reason: textSchema });

export const coinsSchema = z.strictObject({
  ...texts('title', 'unit'),
  /** For registering, for buying a service package, for recommending one: in this order. */
  rules: z.tuple([ruleSchema, ruleSchema, ruleSchema]),
  /** What a coin is; stands wherever coins are shown. */
  note: textSchema,
  /** The note as long as no shop has the App, where alone one can register. */
  noteBeforeApp: textSchema,
});

export type CoinsContent = z.infer<typeof coinsSchema>;
