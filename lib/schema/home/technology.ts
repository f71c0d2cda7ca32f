import { z } from 'zod';
import { linkTextSchema, pictureSchema, texts, titledTextSchema } from '@/lib/schema/shared';

export const technologySchema = z.strictObject({
  ...texts('label', 'title'),
  chip: z.strictObject({
    ...texts('title', 'text'),
    picture: pictureSchema,
    /** The chip's four inputs and two outputs, at most four characters each. */
    labels: z.array(z.string().trim().min(1).max(4)).length(6),
  }),
  ai: z.strictObject({
    ...texts('title', 'text'),
    alt: z.string().trim().min(10),
    steps: z.array(titledTextSchema).length(3),
    link: linkTextSchema,
  }),
});

export type TechnologyContent = z.infer<typeof technologySchema>;
