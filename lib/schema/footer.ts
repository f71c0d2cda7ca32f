import { z } from 'zod';
import { httpsSchema, linkTextSchema, ownerValue, textSchema } from '@/lib/schema/shared';

/** `lang` is the language of the link and its page, if that is not Chinese. */
const footerLinkSchema = linkTextSchema.extend({ lang: z.literal('en').optional() });

const codeSchema = z.strictObject({
  label: textSchema,
  /** The address in the code, https only, as the viewer links to it; the picture is made from it. */
  target: ownerValue(httpsSchema),
});

export const footerSchema = z.strictObject({
  codes: z.array(codeSchema).min(4),
  /** {label} stands for the code's label. */
  openCode: textSchema,
  /** Says once that all pictures of the site are drawn. */
  pictures: textSchema,
  /** The last column: first the menu's entries that have no children, then these links. The menu's other entries are columns of their own. */
  lastColumn: z.strictObject({ title: textSchema, links: z.array(footerLinkSchema).min(1) }),
});

export type FooterContent = z.infer<typeof footerSchema>;
