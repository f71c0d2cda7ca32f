import { z } from 'zod';
import { CASE_SCENES } from '@/lib/scenes';
import { linkTextSchema, pictureSchema, statSchema, textSchema, texts } from '@/lib/schema/shared';

const categorySchema = z.strictObject({
  scene: z.enum(CASE_SCENES),
  ...texts('anchor', 'title'),
  stats: z.array(statSchema).min(1).max(3),
  /** A sentence under the figures. */
  note: textSchema,
  /** Three fit beside the figures; the lead says how many there are in all. */
  cards: z.array(z.strictObject({ picture: pictureSchema, ...texts('title', 'task', 'dispatch') })).length(3),
});

export const casesSchema = z.strictObject({
  /** The lead stands below the figures of each category, after its note. */
  ...texts('label', 'title', 'lead', 'previous', 'next', 'categoriesLabel', 'taskLabel', 'dispatchLabel'),
  /** Link to the form, to whose path the scene is added after a question mark; {category} stands for the title. */
  ask: linkTextSchema,
  categories: z.array(categorySchema).length(CASE_SCENES.length),
});

export type CasesContent = z.infer<typeof casesSchema>;
