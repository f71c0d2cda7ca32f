import { z } from 'zod';
import { pageSchema } from '@/lib/schema/page';
import { httpsSchema, linkSchema, pictureSchema, textSchema } from '@/lib/schema/shared';

/** The anchors of the chapters, in the order of the page and of the menu. */
export const CHAPTER_IDS = [
  'about',
  'wish',
  'history',
  'business',
  'partner',
  'anniversary',
  'contract',
] as const;

const pointSchema = z.strictObject({ title: textSchema, text: textSchema });
const linkTextSchema = z.strictObject({ title: textSchema, path: linkSchema });

const companySchema = z.strictObject({
  title: textSchema,
  statement: textSchema,
  paragraphs: z.array(textSchema).min(1),
  picture: pictureSchema,
  does: z.strictObject({ title: textSchema, points: z.array(pointSchema).length(4) }),
  doesNot: z.strictObject({ title: textSchema, points: z.array(pointSchema).length(2) }),
  services: z.strictObject({ title: textSchema, links: z.array(linkTextSchema).min(1) }),
});

const wishSchema = z.strictObject({
  title: textSchema,
  statement: textSchema,
  paragraphs: z.array(textSchema).min(1),
  picture: pictureSchema,
});

const milestoneSchema = z.strictObject({
  /** Year and month, "2024-03"; without it the entry is the present and closes the line. */
  date: z
    .string()
    .regex(/^\d{4}-\d{2}$/, '应为年月，写作 2024-03')
    .optional(),
  title: textSchema,
  text: textSchema,
  source: textSchema,
  /** The site of the body that issued it, where its address is certain. */
  url: httpsSchema.optional(),
});

const historySchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  notes: z.array(textSchema),
  present: textSchema,
  /** {source} stands for the name of who issued it. */
  sourceLabel: textSchema,
  milestones: z.array(milestoneSchema).min(2),
});

/** Names inside the drawing: as short as the boxes and lines that carry them. */
const nameSchema = z.string().trim().min(1).max(7);

const businessDrawingSchema = z.strictObject({
  /** What the drawing shows, for those who cannot see it. */
  alternative: z.string().trim().min(40),
  demand: z.strictObject({ title: nameSchema, members: z.array(nameSchema).length(3) }),
  platform: z.strictObject({
    title: nameSchema,
    parts: z.array(z.strictObject({ title: nameSchema, text: z.string().trim().min(1).max(9) })).length(4),
  }),
  supply: z.strictObject({ title: nameSchema, members: z.array(nameSchema).length(3) }),
  insurer: z.strictObject({ title: nameSchema, text: textSchema, payout: nameSchema }),
  flows: z.strictObject({
    task: nameSchema,
    fee: nameSchema,
    report: nameSchema,
    order: nameSchema,
    settlement: nameSchema,
    record: nameSchema,
  }),
  legend: z.strictObject({ work: nameSchema, money: nameSchema, record: nameSchema }),
});

const businessSchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  drawing: businessDrawingSchema,
  payments: z.strictObject({
    title: textSchema,
    /** Stands between who pays and who is paid, for those who hear it. */
    to: textSchema,
    rows: z
      .array(z.strictObject({ from: textSchema, to: textSchema, title: textSchema, text: textSchema }))
      .min(1),
  }),
});

const partnerSchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  columns: z.tuple([textSchema, textSchema, textSchema]),
  /** Each kind of partner: what it brings, what the platform gives, how they work together. */
  kinds: z.array(z.strictObject({ title: textSchema, facts: z.tuple([textSchema, textSchema, textSchema]) })),
  note: textSchema,
  links: z.array(linkTextSchema).min(1),
});

const anniversarySchema = z.strictObject({
  title: textSchema,
  statement: textSchema,
  paragraphs: z.array(textSchema).min(1),
  picture: pictureSchema,
  link: linkTextSchema,
});

const contractSchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  labels: z.strictObject({
    company: textSchema,
    mailbox: textSchema,
    place: textSchema,
    service: textSchema,
    document: textSchema,
  }),
  openService: textSchema,
  document: linkTextSchema,
  codesTitle: textSchema,
});

export const aboutSchema = z.strictObject({
  page: pageSchema,
  chaptersLabel: textSchema,
  about: companySchema,
  wish: wishSchema,
  history: historySchema,
  business: businessSchema,
  partner: partnerSchema,
  anniversary: anniversarySchema,
  contract: contractSchema,
});

export type AboutContent = z.infer<typeof aboutSchema>;
export type BusinessDrawing = AboutContent['business']['drawing'];
export type Milestone = AboutContent['history']['milestones'][number];
