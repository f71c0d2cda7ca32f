import { z } from 'zod';
import { SCENES } from '@/lib/enquiry/fields';
import { pageSchema } from '@/lib/schema/page';
import { fields, linkTextSchema, ownerValue, pictureSchema, textSchema, texts } from '@/lib/schema/shared';

/** The anchors of the chapters, in the order of the page. */
export const GUIDE_CHAPTER_IDS = ['steps', 'prepare', 'parties', 'questions'] as const;

/** What the visitor does, what the platform does, and what to have ready. */
const stepSchema = z.tuple([textSchema, textSchema, textSchema]);

const sceneSchema = z.strictObject({
  /** What the request in /about/#enquiry calls it. */
  scene: z.enum(SCENES).exclude(['other']),
  title: textSchema,
  picture: pictureSchema,
  list: z.array(textSchema).min(3).max(7),
  /** Where the list comes from: names of files in content/news, without their ending. */
  articles: z.array(z.string().regex(/^[a-z0-9-]+$/, '应为 content/news 下的文件名，不带 .md')).min(1),
});

const questionSchema = z.strictObject({
  question: textSchema,
  /** Paragraphs; an answer that only the owner can give is a placeholder, which shows nowhere. */
  answer: z.union([
    z.array(textSchema).min(1),
    ownerValue(z.array(textSchema)).refine(({ status, value }) => status === 'placeholder' || value.length, {
      error: '写好回答，再写 final',
    }),
  ]),
  links: z.array(linkTextSchema).optional(),
});

export const guideSchema = z.strictObject({
  page: pageSchema,
  chaptersLabel: textSchema,
  steps: z.strictObject({
    ...texts('title', 'lead', 'note'),
    labels: z.tuple([textSchema, textSchema, textSchema]),
    /** Their names are those of the stations in content/home/technology.ts. */
    stations: z.strictObject(fields(stepSchema, 'task', 'match', 'route', 'dispatch', 'settle')),
  }),
  prepare: z.strictObject({
    ...texts('title', 'lead', 'ask', 'pictures'),
    scenes: z.array(sceneSchema).min(1),
    /** Before the articles. */
    articlesLabel: textSchema,
    /** The whole name of the link, for those who hear it; {title} stands for the scene's. Begins with the words of ask. */
    askLabel: textSchema,
  }),
  parties: z.strictObject({
    ...texts('title', 'lead', 'item'),
    /** Names the table for those who hear it. */
    label: textSchema,
    columns: z.array(textSchema).length(4),
    /** A cell for each column; an empty one says that this party has no part in it. */
    rows: z.array(z.strictObject({ title: textSchema, cells: z.array(z.string().trim()).length(4) })).min(1),
    /** Stands in the empty cells, for those who hear them. */
    none: textSchema,
    notes: z.array(textSchema).min(1),
  }),
  questions: z.strictObject({
    ...texts('title', 'lead'),
    /** By the anchor that a link to the question names. */
    entries: z.record(z.string().regex(/^[a-z-]+$/, '锚点应为小写字母和短横线'), questionSchema),
  }),
  closing: z.strictObject({ ...texts('title', 'text', 'service', 'mailbox'), ask: linkTextSchema }),
});

export type GuideContent = z.infer<typeof guideSchema>;
export type GuideScene = GuideContent['prepare']['scenes'][number];
export type GuideQuestion = z.infer<typeof questionSchema>;

export function answeredQuestions(entries: GuideContent['questions']['entries']) {
  return Object.entries(entries).flatMap(([id, { question, answer, links = [] }]) => {
    if (Array.isArray(answer)) return [{ id, question, answer, links }];
    return answer.status === 'final' ? [{ id, question, answer: answer.value, links }] : [];
  });
}

export type AnsweredQuestion = ReturnType<typeof answeredQuestions>[number];
