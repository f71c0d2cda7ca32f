import { z } from 'zod';
import { httpsSchema, ownerValue, textSchema } from '@/lib/schema/shared';

export const siteSchema = z.strictObject({
  /** Short name, as in titles. */
  name: ownerValue(textSchema),
  latinName: ownerValue(textSchema),
  company: ownerValue(textSchema),
  /** The address of the site itself, without a trailing slash; for canonical links. */
  origin: ownerValue(httpsSchema),
  title: textSchema,
  description: z.string().min(70).max(80),
  slogan: textSchema,
  mailbox: ownerValue(z.email('应为邮箱地址')),
  place: textSchema,
  customerService: ownerValue(httpsSchema),
  /** ICP and public-security filing numbers: empty until they are granted, and hidden while empty. */
  icp: ownerValue(z.string().trim()),
  policeFiling: ownerValue(z.string().trim()),
  /** Base address of the UAV API when no candidate line answers. */
  defaultBackend: ownerValue(httpsSchema),
  /** Hosts, beside this site, whose documents /preview may open. */
  documentHosts: z.array(z.string()),
  copyrightYear: z.int(),
});

export type Site = z.infer<typeof siteSchema>;
