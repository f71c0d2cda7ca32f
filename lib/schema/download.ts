import { z } from 'zod';
import { DEVICE_PLATFORMS } from '@/lib/device/devicePlatform';
import { pageSchema } from '@/lib/schema/page';
import {
  copySchema,
  httpsSchema,
  linkSchema,
  linkTextSchema,
  ownerValue,
  pictureSchema,
  textSchema,
  texts,
  titledTextSchema,
} from '@/lib/schema/shared';

const storeSchema = z.strictObject({
  title: textSchema,
  /** Where it comes from: a package, or the name of the store. */
  channel: textSchema,
  /** Visitors with these devices see this store first. */
  platforms: z.array(z.enum(DEVICE_PLATFORMS)).min(1),
  /** While it is empty, the page says that this version is coming. */
  url: ownerValue(z.union([httpsSchema, z.literal('')])),
  /** Shown once the version is out. */
  install: z.strictObject({ title: textSchema, steps: z.array(textSchema).min(2) }),
});

const screenSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  ...texts('title', 'caption'),
  picture: pictureSchema,
});

export const downloadSchema = z.strictObject({
  page: pageSchema,
  /** What to do while no version is out. */
  beforeApp: z.strictObject({ enquiry: linkTextSchema, mail: textSchema }),
  code: titledTextSchema,
  stores: z.strictObject({
    ...texts('suits', 'get', 'soon'),
    /** Stands under the list once a version is out, for WeChat and QQ. */
    note: textSchema,
    list: z.array(storeSchema).length(3),
  }),
  /** The layer over the page in WeChat and QQ, which refuse downloads. */
  hostApp: z.strictObject({
    ...texts('title', 'addressLabel', 'close'),
    copy: copySchema,
    steps: z.tuple([textSchema, textSchema]),
  }),
  screens: z.strictObject({
    label: textSchema,
    /** Says below a screen that it is a drawing. */
    mark: textSchema,
    list: z.array(screenSchema).min(1),
  }),
  install: z.strictObject(texts('title', 'lead')),
  appInfo: z.strictObject({
    ...texts('title', 'lead'),
    /** Shown once they are known. */
    items: z.array(z.strictObject({ term: textSchema, value: ownerValue(z.string().trim()) })).min(1),
    privacy: z.strictObject({ ...texts('term', 'title'), path: linkSchema }),
  }),
  reward: z.strictObject({ ...texts('title', 'text'), link: linkTextSchema }),
});

export type DownloadContent = z.infer<typeof downloadSchema>;
export type StoresContent = DownloadContent['stores'];
export type HostAppLabels = DownloadContent['hostApp'];
