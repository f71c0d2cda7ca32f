import { z } from 'zod';
import { pageSchema } from '@/lib/schema/page';
import {
  definitionSchema,
  linkTextSchema,
  ownerValue,
  pictureSchema,
  statSchema,
  textSchema,
  texts,
  titledTextSchema,
} from '@/lib/schema/shared';

export const enSchema = z.strictObject({
  page: pageSchema,
  picture: pictureSchema,
  statement: textSchema,
  work: z.array(titledTextSchema).min(1),
  figures: z.strictObject({
    ...texts('title', 'source'),
    stats: z.array(statSchema).length(6),
  }),
  services: z.strictObject({ title: textSchema, list: z.array(textSchema).min(1) }),
  partners: z.strictObject({ title: textSchema, kinds: z.array(definitionSchema).min(1) }),
  documents: z.strictObject({ title: textSchema, links: z.array(linkTextSchema).min(1) }),
  contact: z.strictObject({
    ...texts('title', 'place'),
    labels: z.strictObject(texts('email', 'company', 'place')),
    /** Says in which languages one may write. */
    languages: ownerValue(textSchema),
  }),
  pictures: textSchema,
});

export type EnContent = z.infer<typeof enSchema>;
