import { z } from 'zod';
import {
  copySchema,
  linkTextSchema,
  ownerValue,
  pictureSchema,
  textSchema,
  texts,
} from '@/lib/schema/shared';

const parameterSchema = z.strictObject({
  item: textSchema,
  /** One fact, several, or null for what nobody here has found. A space stands between figure and unit. */
  value: z.union([textSchema, z.array(textSchema).min(1), z.null()]),
  /** Says of which other version the value is, where that of the Chinese market is unknown; such a value is no difference. */
  version: textSchema.optional(),
});

const modelSchema = z.strictObject({
  /** What stands in the address, e.g. "p60". */
  model: z.string().regex(/^[a-z0-9]+$/, '应为小写字母和数字，如 p60'),
  ...texts('name', 'title', 'summary'),
  pic: pictureSchema,
  front: pictureSchema,
  basic: z.array(parameterSchema).min(1),
  flight: z.array(parameterSchema).min(1),
  /** Where the values come from; the owner adds the maker and the day of looking. */
  source: ownerValue(textSchema),
});

const metresSchema = z.number('应为数字，单位为米').positive();

function itemsOf({ basic, flight }: z.infer<typeof modelSchema>) {
  return [basic, flight].map((list) => list.map(({ item }) => item).join('、')).join('；');
}

export const dronesSchema = z
  .strictObject({
    ...texts('title', 'lead', 'basicTitle', 'flightTitle', 'zoom', 'front', 'pictureNote'),
    /** Name of the row of models. */
    modelsLabel: textSchema,
    /** Opens the rest of a list on phones; {title} stands for the list's. */
    more: textSchema,
    /** The one phrase for every value that is null. */
    unpublished: textSchema,
    /** {title} stands for the model's title. */
    ...texts('zoomLabel', 'frontLabel'),
    /** The first one is shown unless the address asks for another. */
    models: z
      .array(modelSchema)
      .min(2)
      .refine(
        (models) => new Set(models.map(itemsOf)).size === 1,
        '各机型的参数项必须相同，顺序也相同，否则无法对比',
      ),
    sky: z.strictObject({
      /** How high and how far from the pilot an agricultural flight may be, and how wide the machine is, all in metres. */
      height: metresSchema,
      radius: metresSchema,
      machine: z.strictObject({ name: textSchema, width: metresSchema }),
      /** The caption says what the drawing shows, and stands under it. */
      ...texts('heightLabel', 'radiusLabel', 'caption'),
      link: linkTextSchema,
    }),
    comparison: z.strictObject({
      ...texts('title', 'choose', 'atLeast', 'markDifferences', 'onlyDifferences', 'item', 'note', 'print'),
      /** In the table alone, in place of a value that is not published, and behind one of another version; the note explains both. */
      ...texts('unpublishedMark', 'versionMark'),
      /** Parameters whose figures are drawn as bars. */
      bars: z.array(textSchema),
      /** Said of a row, for those who cannot see the marks. */
      differs: textSchema,
      /** Shown instead of rows when only differences are asked for and there are none. */
      noDifference: textSchema,
      copy: copySchema,
      /** To the form, for those who cannot tell which one they need. */
      ask: linkTextSchema,
    }),
  })
  .superRefine(({ models, comparison }, context) => {
    const items = models.flatMap(({ basic, flight }) => [...basic, ...flight].map(({ item }) => item));
    for (const bar of comparison.bars.filter((each) => !items.includes(each))) {
      context.addIssue({ code: 'custom', path: ['comparison', 'bars'], message: `没有“${bar}”这一项参数` });
    }
  });

export type DronesContent = z.infer<typeof dronesSchema>;
export type DroneModel = DronesContent['models'][number];
export type DroneParameter = DroneModel['basic'][number];
export type SkyContent = DronesContent['sky'];
export type ComparisonLabels = DronesContent['comparison'];
