import { z } from 'zod';
import { textSchema, texts } from '@/lib/schema/shared';

export const coinsSchema = z.strictObject({
  /** All that brings coins, in one sentence, and how many a new user gets. */
  ...texts('sentence', 'registered', 'unit'),
  /** Says what a coin is, wherever coins are shown. */
  note: textSchema,
});

export type CoinsContent = z.infer<typeof coinsSchema>;
