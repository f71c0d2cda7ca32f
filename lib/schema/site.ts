import { z } from 'zod';
import { descriptionSchema, titleSchema } from '@/lib/schema/page';
import { dateSchema, fields, httpsSchema, mediaSchema, ownerValue, textSchema } from '@/lib/schema/shared';

const HOST = '[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?';

const hostSchema = z
  .string()
  .regex(
    new RegExp(`^${HOST}$`),
    '应为主机名，如 files.example.cn，不带 https:// 和路径，中文域名写作 xn-- 开头的形式',
  );

const originSchema = z
  .string()
  .regex(new RegExp(`^https://${HOST}$`), '应为 https:// 开头的网站地址，后面不带路径，也不带斜线');

const verificationSchema = z
  .string()
  .regex(/^[\w-]*$/, '应为平台给出的标签里 content 引号中的那一串字母和数字，没有就留空');

/** Sveltia's `backend`: the repository that editors at /desk/ change. */
const editingSchema = z.strictObject({
  name: z.enum(['github', 'gitea']),
  repo: z.string().regex(/^[\w.-]+(\/[\w.-]+)+$/, '应为 所有者/仓库名'),
  branch: textSchema,
  auth_methods: z.array(z.enum(['oauth', 'token'])).min(1),
  /** The address of one's own Gitea, or of the sign-in service that GitHub's OAuth needs. */
  base_url: originSchema.optional(),
  /** The address of one's own Gitea with /api/v1. */
  api_root: httpsSchema.optional(),
  /** The id of the application that Gitea signs in by OAuth. */
  app_id: textSchema.optional(),
});

export type Editing = z.infer<typeof editingSchema>;

export const siteSchema = z.strictObject({
  /** Short name, as in titles. */
  name: ownerValue(textSchema),
  ...fields(ownerValue(textSchema), 'latinName', 'company'),
  /** The address of the site itself, without a trailing slash: the one that search engines keep, whatever mirror they read. */
  origin: ownerValue(originSchema),
  /** The home page's title, description, picture and the day of its last change that readers would notice. */
  title: titleSchema,
  description: descriptionSchema,
  socialImage: mediaSchema,
  updated: dateSchema,
  /** The verification code of each search engine; no tag while it is empty. */
  verification: z.strictObject(fields(verificationSchema, 'baidu', 'bing', 'google', 'so360', 'sogou')),
  ...fields(textSchema, 'slogan', 'place'),
  email: ownerValue(z.email('应为邮箱地址')),
  customerService: ownerValue(httpsSchema),
  /** ICP and public-security filing numbers: empty until they are granted, and hidden while empty. */
  ...fields(ownerValue(z.string().trim()), 'icp', 'policeFiling'),
  /** Base address of the UAV API when no server of public/boce.json answers. */
  defaultApiServer: ownerValue(httpsSchema),
  /** Where a 需求单 is sent below the base address, as in `api/enquiry`; while empty it can only be copied and mailed. */
  enquiry: z.strictObject({
    path: ownerValue(z.string().regex(/^([\w-]+(\/[\w.-]+)*)?$/, '应为接口路径，如 api/enquiry，没有就留空')),
  }),
  /** Hosts, beside this site, whose documents /preview may open. */
  documentHosts: z.array(hostSchema),
  /** The owner's object storage, whose pictures, films and documents the site may show; empty until it is known. */
  storage: ownerValue(z.union([originSchema, z.literal('')])),
  /** While it is empty, the site has no desk at /desk/. */
  editing: ownerValue(z.union([z.literal(''), editingSchema])),
  copyrightYear: z.int(),
});

export type Site = z.infer<typeof siteSchema>;
