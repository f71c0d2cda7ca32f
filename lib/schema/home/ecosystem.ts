import { z } from 'zod';
import { INPUTS, QUANTITIES } from '@/lib/drones/jobSums';
import { linkTextSchema, pictureSchema, textSchema, texts } from '@/lib/schema/shared';

const figureSchema = z.strictObject({
  ...texts('value', 'unit'),
  /** Its clauses: lines end only between them. */
  label: z.array(textSchema).min(1),
});

const cardSchema = z.strictObject({
  ...texts('title', 'guarantee'),
  picture: pictureSchema,
  points: z.array(textSchema).length(3),
  figures: z.tuple([figureSchema, figureSchema]).optional(),
});

const jobSchema = z.strictObject({
  title: textSchema,
  /** Said as long as the amounts are those of the example. */
  exampleNote: textSchema,
  quantities: z.record(z.enum(QUANTITIES), z.strictObject(texts('label', 'unit'))),
  /** The tank's is the name of a model in content/drones.ts, where its capacity has the label above. */
  example: z.record(z.enum(INPUTS), textSchema),
  /** Under an amount that is none within the limits. */
  problem: textSchema,
  /** Stands in place of an amount that cannot be worked out yet. */
  unknown: textSchema,
  /** {tanks} stands for the capacities to choose from. */
  notes: z.array(textSchema),
  /** To the request, which the visitor's amounts are brought to. */
  ask: linkTextSchema,
});

export const ecosystemSchema = z.strictObject({
  ...texts('title', 'lead'),
  agreement: cardSchema.extend({ insurance: textSchema, job: jobSchema }),
  coCreation: cardSchema.extend({
    policies: z.array(
      z.strictObject({
        /** As exact as it is known, e.g. 2024-03 or 2024-01-01. */
        date: z.string().regex(/^\d{4}(-\d{2}){1,2}$/, '应为年月或年月日，如 2024-03 或 2024-01-01'),
        text: textSchema,
      }),
    ),
    statement: textSchema,
    more: linkTextSchema,
  }),
});

export type EcosystemContent = z.infer<typeof ecosystemSchema>;
export type EcosystemCardContent = z.infer<typeof cardSchema>;
export type JobContent = z.infer<typeof jobSchema>;
