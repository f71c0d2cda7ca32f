import { z } from 'zod';
import { textSchema, texts } from '@/lib/schema/shared';

export const coinsSchema = z.strictObject({
  /** All that brings coins, in one sentence, and how many a new user gets. */
  ...texts('sentence', 'registered', 'unit'),
  /** What a coin is; stands wherever coins are shown. */
  note: textSchema,
  /** The note as long as no shop has the App, where alone one can register. */
  noteBeforeApp: textSchema,
});

export type CoinsContent = z.infer<typeof coinsSchema>;
