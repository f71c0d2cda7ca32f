import { z } from 'zod';
import { linkSchema, textSchema, texts } from '@/lib/schema/shared';

const entrySchema = z.strictObject({
  title: textSchema,
  /** Path, hash and query as in the specification: "/#cooperation?agriculture". */
  path: linkSchema,
  /** The id that the path's query leads to; an address with this hash marks the entry, too. */
  anchor: textSchema.optional(),
  /** One line under the title in the open menu. */
  note: textSchema.optional(),
});

export const navigationSchema = z.strictObject({
  ...texts('label', 'customerService'),
  entries: z.array(entrySchema.extend({ children: z.array(entrySchema).optional() })).min(1),
  labels: z.strictObject({
    ...texts('home', 'skip', 'openDrawer', 'closeDrawer', 'drawer', 'siteMap', 'backToTop', 'search'),
    /** {title} stands for the entry's title. */
    showChildren: textSchema,
    /** The switch for larger type, stronger contrast and no motion. */
    senior: textSchema,
  }),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type MenuEntry = Navigation['entries'][number];
