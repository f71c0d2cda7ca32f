import { z } from 'zod';
import { ANNOUNCEMENT_MAX, ANNOUNCEMENTS_MAX } from '@/lib/announcements/announcements';
import { BANNERS_MAX } from '@/lib/announcements/banners';
import { API_SERVERS_MAX, apiServerUrl } from '@/lib/backend/parseApiServers';
import { dateSchema, textSchema } from '@/lib/schema/shared';
import { sanitizeLine } from '@/lib/text/sanitizeText';
import { safePictureUrl, safeUrl } from '@/lib/url/safeUrl';

/** Checks an address with the function that visitors' browsers use for the same file. */
function addressSchema(guard: (address: string) => unknown, error: string) {
  return z.string().refine((address) => Boolean(guard(address)), { error });
}

const linkSchema = addressSchema(safeUrl, '应为 http(s):// 地址、站内路径（/about/）或 mailto: 邮箱');

/** Unknown fields are allowed; `readAnnouncement` leaves them out. */
const announcementSchema = z.looseObject({
  title: textSchema
    .max(ANNOUNCEMENT_MAX.title)
    .refine((title) => sanitizeLine(title, ANNOUNCEMENT_MAX.title) !== '', '不能为空'),
  date: dateSchema.optional(),
  /** Each line is a paragraph. An announcement without content has no dialog. */
  content: textSchema.max(ANNOUNCEMENT_MAX.content).optional(),
  url: linkSchema.optional(),
  action: textSchema.max(ANNOUNCEMENT_MAX.action).optional(),
});

export const announcementsSchema = z.array(announcementSchema).max(ANNOUNCEMENTS_MAX);

const pictureSchema = addressSchema(safePictureUrl, '应为 http(s):// 地址或站内路径（/banners/a.jpg）');

export const bannersSchema = z
  .array(z.looseObject({ pic: pictureSchema, url: linkSchema.optional() }))
  .max(BANNERS_MAX);

const apiServerSchema = addressSchema(apiServerUrl, '应为 https:// 开头的地址，不带 ? 和 #');

export const apiServersSchema = z.looseObject(
  { domains: z.array(apiServerSchema).max(API_SERVERS_MAX) },
  '应写作 { "domains": ["https://…"] }',
);
