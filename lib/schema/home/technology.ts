import { z } from 'zod';
import { linkTextSchema, pictureSchema, texts, titledTextSchema } from '@/lib/schema/shared';

const stationSchema = z.strictObject({
  drawing: z.enum(['task', 'match', 'route', 'dispatch', 'settle']),
  ...texts('title', 'text'),
});

const altSchema = z.string().trim().min(10);

export const technologySchema = z.strictObject({
  ...texts('label', 'title'),
  stations: z.array(stationSchema).length(5),
  chip: z.strictObject({
    ...texts('title', 'text'),
    picture: pictureSchema,
    alt: altSchema,
    /** The chip's four inputs and two outputs, at most four characters each. */
    labels: z.array(z.string().trim().min(1).max(4)).length(6),
  }),
  ai: z.strictObject({
    ...texts('title', 'text'),
    alt: altSchema,
    steps: z.array(titledTextSchema).length(3),
    link: linkTextSchema,
  }),
});

export type TechnologyContent = z.infer<typeof technologySchema>;
export type Station = z.infer<typeof stationSchema>;
