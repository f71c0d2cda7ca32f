import { z } from 'zod';
import { linkSchema, textSchema } from '@/lib/schema/shared';

const stationSchema = z.strictObject({
  /** Which line drawing stands over the station. */
  drawing: z.enum(['task', 'match', 'route', 'dispatch', 'settle']),
  title: textSchema,
  text: textSchema,
});

const factSchema = z.strictObject({ term: textSchema, text: textSchema });

const linkTextSchema = z.strictObject({ title: textSchema, path: linkSchema });

/** A name and one line, as they stand inside a drawing. */
const labelSchema = z.strictObject({ title: textSchema, text: textSchema });

/** What the drawing shows, for those who cannot see it. */
const alternativeSchema = z.string().trim().min(10);

/** Under the drawing: it shows the principle, and no machine. */
const markSchema = textSchema;

export const technologySchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  platform: z.strictObject({
    title: textSchema,
    text: textSchema,
    alternative: alternativeSchema,
    stations: z.array(stationSchema).length(5),
    link: linkTextSchema,
  }),
  chip: z.strictObject({
    title: textSchema,
    text: textSchema,
    facts: z.array(factSchema).length(3),
    drawing: z.strictObject({
      alternative: alternativeSchema,
      /** From the top: satellite, inertial, pressure, radar; at most four characters each. */
      sensors: z.array(z.string().trim().min(1).max(4)).length(4),
      chip: labelSchema,
      mark: markSchema,
      /** What the chip drives. */
      output: z.string().trim().min(1).max(4),
      dataLink: z.string().trim().min(1).max(4),
      platform: z.string().trim().min(1).max(4),
    }),
  }),
  ai: z.strictObject({
    title: textSchema,
    text: textSchema,
    facts: z.array(factSchema).length(3),
    drawing: z.strictObject({
      alternative: alternativeSchema,
      mark: markSchema,
      sense: labelSchema,
      plan: labelSchema,
      fly: labelSchema,
    }),
    link: linkTextSchema,
  }),
});

export type TechnologyContent = z.infer<typeof technologySchema>;
export type Station = z.infer<typeof stationSchema>;
export type TechnologyFact = z.infer<typeof factSchema>;
export type ChipDrawing = TechnologyContent['chip']['drawing'];
export type LoopDrawing = TechnologyContent['ai']['drawing'];
