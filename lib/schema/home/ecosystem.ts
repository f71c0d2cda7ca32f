import { z } from 'zod';
import { linkTextSchema, pictureSchema, textSchema, texts } from '@/lib/schema/shared';

const cardSchema = z.strictObject({
  ...texts('title', 'text'),
  picture: pictureSchema,
  points: z.array(textSchema).length(3),
  more: linkTextSchema,
});

export const ecosystemSchema = z.strictObject({
  ...texts('label', 'title'),
  agreement: cardSchema,
  coCreation: cardSchema,
});

export type EcosystemContent = z.infer<typeof ecosystemSchema>;
export type EcosystemCardContent = z.infer<typeof cardSchema>;
