import { z } from 'zod';
import { INPUTS, JOBS, QUANTITIES } from '@/lib/drones/jobSums';
import { SCENES } from '@/lib/scenes';
import { pageSchema } from '@/lib/schema/page';
import { linkTextSchema, pictureSchema, textSchema, texts } from '@/lib/schema/shared';

/** A step of every job; the record of each job on home has the same titles. */
const stepSchema = z.strictObject({
  drawing: z.enum(['task', 'match', 'route', 'dispatch', 'settle']),
  /** `yours` is what the visitor does, `others` a cell for each of the columns. */
  ...texts('title', 'yours'),
  others: z.tuple([textSchema, textSchema]),
});

const sceneSchema = z.strictObject({
  scene: z.enum(SCENES).exclude(['other']),
  title: textSchema,
  picture: pictureSchema,
  list: z.array(textSchema).min(3).max(7),
  rules: linkTextSchema.optional(),
  /** The sources of the list: names of files in content/news, without their ending. */
  articles: z.array(z.string().regex(/^[a-z0-9-]+$/, '应为 content/news 下的文件名，不带 .md')).min(1),
});

const jobSchema = z.strictObject({
  ...texts('title', 'lead'),
  /** Shown while the amounts are the example's. */
  exampleNote: textSchema,
  /** Follows the note where amounts are fields: not on paper, nor without scripts. */
  changeNote: textSchema,
  quantities: z.record(z.enum(QUANTITIES), z.strictObject(texts('label', 'unit'))),
  /** `tank` names a model of content/drones.ts; its capacity is the parameter with the label above. */
  example: z.record(z.enum(INPUTS), textSchema),
  /** Shown below an amount that is no number or outside the limits. */
  problem: textSchema,
  /** Stands for a sum while an amount for it is missing. */
  unknown: textSchema,
  jobs: z.record(
    z.enum(Object.keys(JOBS) as (keyof typeof JOBS)[]),
    z.strictObject({
      title: textSchema,
      /** {tanks} stands for the capacities to choose from. */
      notes: z.array(textSchema),
      /** The link to the enquiry, which takes the visitor's area or weight along. */
      ask: linkTextSchema,
    }),
  ),
});

/** Who takes part in a task: a cell for each column, an empty one for a party that has no part in it. */
const taskSchema = z.strictObject({
  title: textSchema,
  cells: z.array(z.string().trim()).length(3),
  /** Names others who take part. */
  note: textSchema.optional(),
});

export const guideSchema = z.strictObject({
  page: pageSchema,
  ask: linkTextSchema,
  chaptersLabel: textSchema,
  steps: z.strictObject({
    ...texts('title', 'details', 'item', 'note'),
    /** The titles of the columns: what the platform does, and what to have ready. */
    columns: z.tuple([textSchema, textSchema]),
    list: z.array(stepSchema).length(5),
  }),
  prepare: z.strictObject({
    ...texts('title', 'lead', 'ask', 'pictures'),
    scenes: z.array(sceneSchema).min(1),
    /** The link's name for screen readers, beginning with the words of `ask`; {title} is the scene's title. */
    askLabel: textSchema,
  }),
  job: jobSchema,
  parties: z.strictObject({
    ...texts('title', 'lead', 'item'),
    /** The table's name for screen readers. */
    label: textSchema,
    columns: z.array(textSchema).length(3),
    rows: z.array(taskSchema).min(1),
    /** Screen readers read it in the empty cells. */
    none: textSchema,
    notes: z.array(textSchema).min(1),
  }),
});

export type GuideContent = z.infer<typeof guideSchema>;
export type JobContent = GuideContent['job'];
export type GuideStep = GuideContent['steps']['list'][number];
export type GuideScene = GuideContent['prepare']['scenes'][number];
