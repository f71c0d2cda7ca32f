import { z } from 'zod';
import { textSchema } from '@/lib/schema/shared';

export const tickerSchema = z.strictObject({
  title: textSchema,
  details: textSchema,
  /** Opens the notice in full beside its link. */
  full: textSchema,
  previous: textSchema,
  next: textSchema,
  pause: textSchema,
  play: textSchema,
});

export type TickerLabels = z.infer<typeof tickerSchema>;
