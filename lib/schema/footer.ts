import { z } from 'zod';
import { httpsSchema, linkTextSchema, ownerValue, textSchema } from '@/lib/schema/shared';

/** `lang` is said of a link in another language, which leads to a page in it. */
const footerLinkSchema = linkTextSchema.extend({ lang: z.literal('en').optional() });

export const footerSchema = z.strictObject({
  codes: z
    .array(
      z.strictObject({
        /** What stands under the code. */
        label: textSchema,
        /** What the code leads to; printed in full in the viewer for those who cannot scan. */
        target: ownerValue(httpsSchema),
      }),
    )
    .min(4),
  /** {label} stands for the code's label. */
  openCode: textSchema,
  /** Said once for all pictures of the site. */
  pictures: textSchema,
  /** The last column: first the menu's entries that have no children, then these links. The menu's other entries are columns of their own. */
  more: z.strictObject({ title: textSchema, links: z.array(footerLinkSchema).min(1) }),
});

export type FooterContent = z.infer<typeof footerSchema>;
