import { z } from 'zod';
import { linkTextSchema, termSchema, textSchema, texts, titledTextSchema } from '@/lib/schema/shared';

const stationSchema = z.strictObject({
  /** Which line drawing stands over the station. */
  drawing: z.enum(['task', 'match', 'route', 'dispatch', 'settle']),
  ...texts('title', 'text'),
});

/** A name and one line, as they stand inside a drawing. */
/** What the drawing shows, for those who cannot see it. */
const alternativeSchema = z.string().trim().min(10);

/** Under the drawing: it shows the principle, and no machine. */
const markSchema = textSchema;

export const technologySchema = z.strictObject({
  ...texts('title', 'lead'),
  platform: z.strictObject({
    ...texts('title', 'text'),
    alternative: alternativeSchema,
    stations: z.array(stationSchema).length(5),
    link: linkTextSchema,
  }),
  chip: z.strictObject({
    ...texts('title', 'text'),
    facts: z.array(termSchema).length(3),
    drawing: z.strictObject({
      alternative: alternativeSchema,
      /** From the top: satellite, inertial, pressure, radar; at most four characters each. */
      sensors: z.array(z.string().trim().min(1).max(4)).length(4),
      chip: titledTextSchema,
      mark: markSchema,
      /** What the chip drives. */
      output: z.string().trim().min(1).max(4),
      dataLink: z.string().trim().min(1).max(4),
      platform: z.string().trim().min(1).max(4),
    }),
  }),
  ai: z.strictObject({
    ...texts('title', 'text'),
    facts: z.array(termSchema).length(3),
    drawing: z.strictObject({
      alternative: alternativeSchema,
      mark: markSchema,
      sense: titledTextSchema,
      plan: titledTextSchema,
      fly: titledTextSchema,
    }),
    link: linkTextSchema,
  }),
});

export type TechnologyContent = z.infer<typeof technologySchema>;
export type Station = z.infer<typeof stationSchema>;
export type TechnologyFact = z.infer<typeof termSchema>;
export type ChipDrawing = TechnologyContent['chip']['drawing'];
export type LoopDrawing = TechnologyContent['ai']['drawing'];
