import { z } from 'zod';
import { CANDIDATES_MAX, candidateUrl } from '@/lib/backend/parseCandidates';
import {
  ANNOUNCEMENTS_MAX,
  NOTICE_ACTION_MAX_CHARS,
  NOTICE_CONTENT_MAX_CHARS,
  NOTICE_TITLE_MAX_CHARS,
} from '@/lib/notices/announcements';
import { BANNERS_MAX } from '@/lib/notices/banners';
import { dateSchema, textSchema } from '@/lib/schema/shared';
import { sanitizeLine } from '@/lib/text/sanitizeText';
import { URL_MAX_CHARS } from '@/lib/url/parseUrl';
import { safePictureUrl, safeUrl } from '@/lib/url/safeUrl';

/** By the form that an editor sees, and then by the guard of the browser; told once. */
function addressSchema(form: RegExp, guard: (address: string) => unknown, error: string) {
  return z
    .string()
    .max(URL_MAX_CHARS)
    .regex(form, { error, abort: true })
    .refine((address) => Boolean(guard(address)), { error });
}

const linkSchema = addressSchema(
  /^((https?:\/\/[^\s/]|\/(?![/\\]))\S*|mailto:[^\s@]+@[^\s@]+)$/,
  safeUrl,
  '应为 http(s):// 地址、站内路径（/about/）或 mailto: 邮箱',
);

/** What an operator adds beside the fields known here is left alone. */
const announcementSchema = z.looseObject({
  title: textSchema
    .max(NOTICE_TITLE_MAX_CHARS)
    .refine((title) => sanitizeLine(title, NOTICE_TITLE_MAX_CHARS) !== '', '不能为空')
    .meta({ title: '标题', description: '首页滚动显示的一句话。' }),
  date: dateSchema.optional().meta({ title: '日期', description: '显示在公告里，可以不写。' }),
  content: textSchema.max(NOTICE_CONTENT_MAX_CHARS).optional().meta({
    title: '正文',
    description: '点开公告看到的全文，每行是一段；不写就没有弹窗，直接打开链接。',
    multiline: true,
  }),
  url: linkSchema.optional().meta({
    title: '链接',
    description: '站内路径（/about/）、https:// 地址或 mailto: 邮箱，可以不写。',
  }),
  action: textSchema
    .max(NOTICE_ACTION_MAX_CHARS)
    .optional()
    .meta({ title: '链接上的字', description: '如“阅读白皮书”，不写就用“查看详情”一类的统一说法。' }),
});

export const announcementsSchema = z
  .array(announcementSchema)
  .max(ANNOUNCEMENTS_MAX)
  .meta({ title: '公告', description: '排在前面的先显示，拖动可以调换。' });

const bannerSchema = z.looseObject({
  pic: addressSchema(
    /^(https?:\/\/[^\s/]|\/(?![/\\]))\S*$/,
    safePictureUrl,
    '应为 http(s):// 地址或站内路径（/banners/a.jpg）',
  ).meta({
    title: '图片',
    description: '横幅画面，宽至少 1920 像素，放进 public/banners。',
    picture: true,
  }),
  url: linkSchema.optional().meta({
    title: '链接',
    description: '点图片打开的地址：站内路径（/about/）或 https:// 地址，可以不写。',
  }),
});

export const bannersSchema = z
  .array(bannerSchema)
  .max(BANNERS_MAX)
  .meta({ title: '轮播', description: '一张也没有时，用首页自己的首图，和它后面的几张。' });

export const candidatesSchema = z
  .looseObject(
    {
      domains: z
        .array(
          addressSchema(
            /^https?:\/\/[^\s/?#]+[^\s?#]*$/,
            candidateUrl,
            '应为 https:// 开头的地址，不带 ? 和 #',
          ).meta({ title: '线路', description: '接口的地址，如 https://line1.example.cn/uav-api。' }),
        )
        .max(CANDIDATES_MAX)
        .meta({
          title: '候选线路',
          description:
            '网站打开时逐条检测，用答得最快的一条。编辑台里至少留一条；要全部停用，就把文件改成 { "domains": [] }。',
        }),
    },
    '应写作 { "domains": ["https://…"] }',
  )
  .meta({ title: '线路' });
