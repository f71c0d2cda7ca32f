import { z } from 'zod';
import { linkTextSchema, pictureSchema, textSchema, texts } from '@/lib/schema/shared';

const cardSchema = z.strictObject({
  ...texts('title', 'subtitle', 'text'),
  picture: pictureSchema,
  points: z.array(textSchema).length(3),
  more: linkTextSchema,
});

export const ecosystemSchema = z.strictObject({
  /** The policies are those of content/policies.ts that are marked onHome. */
  ...texts('title', 'lead', 'policiesTitle'),
  agreement: cardSchema,
  coCreation: cardSchema,
});

export type EcosystemContent = z.infer<typeof ecosystemSchema>;
export type EcosystemCardContent = z.infer<typeof cardSchema>;
