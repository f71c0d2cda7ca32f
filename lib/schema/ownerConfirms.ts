import { z } from 'zod';
import { textSchema, texts } from '@/lib/schema/shared';

const groupSchema = z.strictObject({
  ...texts('title', 'en'),
  /** Each whether it is confirmed, its words in Chinese, and the same in English for the owner. */
  items: z.array(z.tuple([z.enum(['placeholder', 'final']), textSchema, textSchema])).min(1),
});

export const ownerConfirmsSchema = z.strictObject({
  /** The Chinese words are quoted from content. */
  statements: z.array(groupSchema),
  /** What only the owner can answer: shown nowhere. */
  questions: z.array(groupSchema),
});

export type OwnerConfirms = z.infer<typeof ownerConfirmsSchema>;
