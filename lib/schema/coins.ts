import { z } from 'zod';
import { texts } from '@/lib/schema/shared';

export const coinsSchema = z.strictObject({
  /** All that brings coins, in one sentence, and how many a new user gets. */
  ...texts('sentence', 'registered', 'unit', 'note'),
});

export type CoinsContent = z.infer<typeof coinsSchema>;
