import { z } from 'zod';
import { linkTextSchema, ownerValue, pictureSchema, textSchema, texts } from '@/lib/schema/shared';

const parameterSchema = z.strictObject({
  item: textSchema,
  /** One value, several, or null if it is unknown. A space stands between figure and unit. */
  value: z.union([textSchema, z.array(textSchema).min(1), z.null()]),
  /** The version that the value belongs to, where the Chinese version's is unknown; shown with the value. */
  version: textSchema.optional(),
});

const modelSchema = z.strictObject({
  /** The model in a URL, e.g. "p60". */
  model: z.string().regex(/^[a-z0-9]+$/, '应为小写字母和数字，如 p60'),
  ...texts('name', 'title'),
  picture: pictureSchema,
  front: pictureSchema,
  basic: z.array(parameterSchema).min(1),
  flight: z.array(parameterSchema).min(1),
  /** Where the values come from; the owner adds the maker and the date of retrieval. */
  source: ownerValue(textSchema),
});

const metresSchema = z.number('应为数字，单位为米').positive();

function itemsOf({ basic, flight }: z.infer<typeof modelSchema>) {
  return [basic, flight].map((list) => list.map(({ item }) => item).join('、')).join('；');
}

export const dronesSchema = z
  .strictObject({
    ...texts('label', 'title', 'lead', 'modelsLabel', 'zoom', 'front'),
    ...texts('parametersTitle', 'basicTitle', 'flightTitle'),
    /** The one phrase for every value that is unknown: null, or named where a note stands beside it. */
    unpublished: textSchema,
    /** {title} stands for the model's title. */
    ...texts('zoomLabel', 'frontLabel'),
    /** The parameters whose first figure each model shows large. */
    figures: z.array(z.strictObject({ item: textSchema, label: textSchema })).length(4),
    /** The first one is shown unless the address asks for another. */
    models: z
      .array(modelSchema)
      .min(2)
      .refine(
        (models) => new Set(models.map(itemsOf)).size === 1,
        '各机型的参数项必须相同，顺序也相同，否则无法对比',
      ),
    flightLimits: z.strictObject({
      /** How high and how far from the pilot an agricultural flight may be, in metres. */
      height: metresSchema,
      radius: metresSchema,
      machine: textSchema,
      /** The caption says what the drawing shows, and stands under it. */
      ...texts('heightLabel', 'radiusLabel', 'caption'),
      link: linkTextSchema,
    }),
    comparison: z.strictObject({
      ...texts('title', 'item', 'note'),
      /** Says what all models have in common, instead of a row. */
      same: textSchema,
      /** Table only: one replaces an unpublished value, one follows another version's value; the note explains both. */
      ...texts('unpublishedMark', 'versionMark'),
      /** The parameters compared, and those of them whose figures are drawn as bars. */
      rows: z.array(textSchema),
      bars: z.array(textSchema),
      /** Leads visitors who cannot choose a model to the enquiry form. */
      ask: linkTextSchema,
    }),
  })
  .superRefine(({ models, figures, comparison: { rows, bars } }, context) => {
    const parameters = models.flatMap(({ basic, flight }) => [...basic, ...flight]);
    const named = [...figures.map(({ item }) => item), ...rows, ...bars];
    for (const name of named.filter((each) => !parameters.some(({ item }) => item === each))) {
      context.addIssue({ code: 'custom', message: `没有“${name}”这一项参数` });
    }
  });

export type DronesContent = z.infer<typeof dronesSchema>;
export type DroneModel = DronesContent['models'][number];
export type DroneParameter = DroneModel['basic'][number];
export type FlightLimits = DronesContent['flightLimits'];
