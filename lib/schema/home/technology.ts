import { z } from 'zod';
import {
  fields,
  linkTextSchema,
  pictureSchema,
  textSchema,
  texts,
  titledTextSchema,
} from '@/lib/schema/shared';

const stationSchema = z.strictObject({
  /** Which line drawing stands over the station. */
  drawing: z.enum(['task', 'match', 'route', 'dispatch', 'settle']),
  ...texts('title', 'text'),
});

/** What the drawing shows, for those who cannot see it. */
const alternativeSchema = z.string().trim().min(10);

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
    picture: pictureSchema,
    alternative: alternativeSchema,
    /** Four that the chip listens to, two that it speaks to; at most four characters each. */
    labels: z.array(z.string().trim().min(1).max(4)).length(6),
    /** Under the drawing, as is that of the next one: it shows the principle, and no machine. */
    mark: textSchema,
  }),
  ai: z.strictObject({
    ...texts('title', 'text'),
    drawing: z.strictObject({
      alternative: alternativeSchema,
      mark: textSchema,
      ...fields(titledTextSchema, 'sense', 'plan', 'fly'),
    }),
    link: linkTextSchema,
  }),
});

export type TechnologyContent = z.infer<typeof technologySchema>;
export type Station = z.infer<typeof stationSchema>;
export type LoopDrawing = TechnologyContent['ai']['drawing'];
