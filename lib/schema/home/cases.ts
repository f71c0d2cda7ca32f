import { z } from 'zod';
import { linkSchema, pictureSchema, textSchema } from '@/lib/schema/shared';

const cardSchema = z.strictObject({
  pic: pictureSchema,
  /** The card's title. */
  farm: textSchema,
  left: textSchema,
  right: textSchema,
});

const categorySchema = z.strictObject({
  /** The value of the address parameter `query`. */
  query: textSchema,
  /** The anchor of the panel. */
  id: textSchema,
  title: textSchema,
  stats: z
    .array(z.strictObject({ value: textSchema, unit: textSchema, label: textSchema }))
    .min(1)
    .max(3),
  /** A sentence under the figures, e.g. what a coin is. */
  note: textSchema.optional(),
  cards: z.array(cardSchema).length(3),
});

export const casesSchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  /** Name of the row of categories. */
  categoriesLabel: textSchema,
  /** Labels over a card's two facts. */
  leftLabel: textSchema,
  rightLabel: textSchema,
  previous: textSchema,
  next: textSchema,
  /** Under the figures of every category: whose they are, and that the pictures are drawn. */
  source: textSchema,
  /** Under each category: to the form, the category following after a question mark; {category} stands for its title. */
  ask: z.strictObject({ title: textSchema, path: linkSchema }),
  categories: z.array(categorySchema).length(5),
});

export type CasesContent = z.infer<typeof casesSchema>;
export type CaseCategory = CasesContent['categories'][number];
