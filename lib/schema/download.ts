import { z } from 'zod';
import { DEVICE_PLATFORMS } from '@/lib/device/devicePlatform';
import { pageSchema } from '@/lib/schema/page';
import { httpsSchema, linkSchema, ownerValue, pictureSchema, textSchema } from '@/lib/schema/shared';

const pairSchema = z.strictObject({ term: textSchema, text: textSchema });

const storeSchema = z.strictObject({
  title: textSchema,
  /** Where it comes from: a package, or the name of the store. */
  channel: textSchema,
  /** Whose visitors see this one first. */
  platforms: z.array(z.enum(DEVICE_PLATFORMS)).min(1),
  /** Empty until it is there: the page then says that it is coming. */
  url: ownerValue(z.union([httpsSchema, z.literal('')])),
});

const storesSchema = z.strictObject({
  suits: textSchema,
  get: textSchema,
  soon: textSchema,
  /** Stands under the list once a version is out, for WeChat and QQ. */
  note: textSchema,
  list: z.array(storeSchema).length(3),
});

/** What covers the page inside WeChat and QQ, which refuse to download. */
const hostAppSchema = z.strictObject({
  title: textSchema,
  steps: z.tuple([textSchema, textSchema]),
  addressLabel: textSchema,
  copy: textSchema,
  copied: textSchema,
  copyFailed: textSchema,
  close: textSchema,
});

const screensSchema = z.strictObject({
  /** Stands under every screen: these are drawings. */
  mark: textSchema,
  tasks: z.strictObject({
    /** What the screen shows, for those who cannot see it. */
    alternative: textSchema,
    caption: textSchema,
    title: textSchema,
    filters: z.array(textSchema).length(4),
    tasks: z
      .array(z.strictObject({ title: textSchema, text: textSchema, state: textSchema, open: z.boolean() }))
      .length(5),
    tabs: z.array(textSchema).length(4),
  }),
  map: z.strictObject({
    alternative: textSchema,
    caption: textSchema,
    picture: pictureSchema,
    title: textSchema,
    rows: z.array(pairSchema).length(3),
    progress: pairSchema,
    button: textSchema,
  }),
  settlement: z.strictObject({
    alternative: textSchema,
    caption: textSchema,
    title: textSchema,
    state: textSchema,
    area: z.strictObject({ value: textSchema, unit: textSchema }),
    rows: z.array(pairSchema).length(5),
    button: textSchema,
  }),
});

const factsSchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  /** Shown once they are known. */
  facts: z.array(z.strictObject({ term: textSchema, value: ownerValue(z.string().trim()) })).min(1),
  privacy: z.strictObject({ term: textSchema, title: textSchema, path: linkSchema }),
});

export const downloadSchema = z.strictObject({
  page: pageSchema,
  title: textSchema,
  lead: textSchema,
  /** What to do while no version is out. */
  beforeApp: z.strictObject({
    enquiry: z.strictObject({ title: textSchema, path: linkSchema }),
    mail: textSchema,
  }),
  code: z.strictObject({ title: textSchema, text: textSchema }),
  stores: storesSchema,
  hostApp: hostAppSchema,
  screens: screensSchema,
  tour: z.strictObject({
    title: textSchema,
    lead: textSchema,
    features: z.array(z.strictObject({ title: textSchema, text: textSchema })).min(3),
  }),
  install: z.strictObject({
    title: textSchema,
    lead: textSchema,
    ways: z.array(z.strictObject({ title: textSchema, steps: z.array(textSchema).min(2) })).length(3),
  }),
  facts: factsSchema,
  reward: z.strictObject({
    title: textSchema,
    text: textSchema,
    link: z.strictObject({ title: textSchema, path: linkSchema }),
  }),
});

export type DownloadContent = z.infer<typeof downloadSchema>;
export type StoresContent = DownloadContent['stores'];
export type HostAppLabels = DownloadContent['hostApp'];
export type Screens = DownloadContent['screens'];
