import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { httpsSchema, ownerValue, textSchema, texts } from '@/lib/schema/shared';

const LOGO_FOLDER = 'public/partners';

const partnerSchema = z.strictObject({
  name: textSchema,
  /** A file in public/partners with a transparent ground; shown in one colour, on hover in its own. */
  logo: z
    .string()
    .regex(/^[a-z0-9-]+\.(svg|png|webp)$/, '应为 public/partners 下的标识，如 yuanxiu.svg')
    .refine((file) => existsSync(join(LOGO_FOLDER, file)), {
      error: (issue) => `找不到标识 ${LOGO_FOLDER}/${issue.input}`,
    }),
  /** The partner's site, which opens in a new tab; without it the logo is no link. */
  url: httpsSchema.optional(),
});

export const partnersSchema = z.strictObject({
  ...texts('label', 'lead'),
  /** Replaces the lead while one of the partners is a placeholder. */
  leadWithPlaceholders: textSchema,
  partners: z.array(ownerValue(partnerSchema)).min(1),
});

export type PartnersContent = z.infer<typeof partnersSchema>;
