import { z } from 'zod';
import { pageSchema } from '@/lib/schema/page';
import { milestoneSchema } from '@/lib/schema/policies';
import {
  definitionSchema,
  linkTextSchema,
  ownerValue,
  pictureSchema,
  textSchema,
  texts,
  titledTextSchema,
} from '@/lib/schema/shared';

/** The chapters and their anchors (`contract` is the specification's), in the order of the page and of the menu. */
export const CHAPTERS = [
  { key: 'company', id: 'about' },
  { key: 'vision', id: 'wish' },
  { key: 'history', id: 'history' },
  { key: 'business', id: 'business' },
  { key: 'partnership', id: 'partner' },
  { key: 'anniversary', id: 'anniversary' },
  { key: 'contact', id: 'contract' },
] as const;

export type ChapterKey = (typeof CHAPTERS)[number]['key'];

const partySchema = z.strictObject({ title: textSchema, members: z.array(textSchema).min(1) });

const chapterShape = {
  title: textSchema,
  /** One line under the title in the open menu. */
  menuNote: textSchema,
};

const statementShape = { ...chapterShape, statement: textSchema };

const picturedShape = {
  ...statementShape,
  paragraphs: z.array(textSchema).min(1),
  picture: pictureSchema,
};

export const aboutSchema = z.strictObject({
  page: pageSchema,
  chaptersLabel: textSchema,
  company: z.strictObject({
    ...picturedShape,
    does: z.strictObject({ title: textSchema, points: z.array(titledTextSchema).length(4) }),
    doesNot: z.strictObject({ title: textSchema, points: z.array(titledTextSchema).length(2) }),
  }),
  vision: z.strictObject(picturedShape),
  history: z.strictObject({
    ...statementShape,
    ...texts('present', 'earlier'),
    /** The platform today, which stands above the policies. */
    today: z.strictObject(texts('title', 'text')),
    /** Events of the company itself, listed among the policies; only the owner knows them. */
    ownEvents: ownerValue(z.array(milestoneSchema)),
  }),
  business: z.strictObject({
    ...statementShape,
    drawing: z.strictObject({
      alt: z.string().trim().min(40),
      demand: partySchema,
      platform: z.strictObject({ title: textSchema, parts: z.array(titledTextSchema).length(4) }),
      supply: partySchema,
      flows: z.strictObject(texts('task', 'share', 'fee', 'report', 'order', 'settlement', 'record')),
    }),
    payments: z.strictObject({
      title: textSchema,
      /** Screen readers read it between payer and payee. */
      to: textSchema,
      rows: z.array(z.strictObject(texts('from', 'to', 'title', 'text'))).min(1),
      /** Leads to the text on insurance, which is not paid through this platform. */
      link: linkTextSchema,
    }),
  }),
  partnership: z.strictObject({
    ...statementShape,
    ...texts('item', 'note'),
    columns: z.array(textSchema).length(3),
    /** Each kind of partner: what it brings, what the platform gives, how they work together. */
    kinds: z.array(z.strictObject({ title: textSchema, cells: z.array(textSchema).length(3) })),
    steps: z.strictObject({ title: textSchema, list: z.array(titledTextSchema).min(2) }),
    links: z.array(linkTextSchema).min(1),
  }),
  anniversary: z.strictObject(picturedShape),
  contact: z.strictObject({
    ...chapterShape,
    openService: textSchema,
    labels: z.strictObject(texts('company', 'email', 'place', 'service', 'document')),
    documents: z.array(linkTextSchema).min(1),
    answers: z.array(definitionSchema),
  }),
});

export type AboutContent = z.infer<typeof aboutSchema>;

export type ChapterProps<Key extends ChapterKey> = { id: string; content: AboutContent[Key] };
