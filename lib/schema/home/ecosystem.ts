import { z } from 'zod';
import { copySchema, linkSchema, pictureSchema, textSchema } from '@/lib/schema/shared';

const figureSchema = z.strictObject({
  value: textSchema,
  unit: textSchema,
  /** Its clauses: lines end only between them. */
  label: z.array(textSchema).min(1),
});

const cardSchema = z.strictObject({
  title: textSchema,
  /** A line under the title. */
  lead: textSchema.optional(),
  picture: pictureSchema,
  points: z.array(textSchema).length(3),
  guarantee: textSchema,
  figures: z.tuple([figureSchema, figureSchema]),
});

/** The four amounts by their name in the address. */
const perField = <S extends z.ZodType>(schema: S) =>
  z.strictObject({ mu: schema, yield: schema, loss: schema, price: schema });

const unitSchema = z.strictObject({
  /** The unit of weight, e.g. 公斤. */
  name: textSchema,
  /** The units behind the four fields. */
  of: perField(textSchema),
});

const calculatorSchema = z.strictObject({
  title: textSchema,
  /** Said as long as the numbers are those of the example. */
  exampleNote: textSchema,
  unitLabel: textSchema,
  /** The first one is used unless the address says otherwise. */
  units: z.strictObject({ kg: unitSchema, jin: unitSchema }),
  fields: perField(textSchema),
  /** Yuan for a mu, and per cent of the market price. */
  rates: z.strictObject({ premium: textSchema, compensation: textSchema }),
  example: perField(z.string().regex(/^\d+(\.\d{1,2})?$/, '应为数字，最多两位小数')),
  /** {label} stands for the field, {min} and {max} for its limits. */
  problems: z.strictObject({
    empty: textSchema,
    notANumber: textSchema,
    negative: textSchema,
    tooFine: textSchema,
    tooSmall: textSchema,
    tooLarge: textSchema,
    aboveYield: textSchema,
  }),
  /** In place of the fields, when they do not arrive. */
  failed: textSchema,
  premium: textSchema,
  compensation: textSchema,
  /** The unit of money. */
  yuan: textSchema,
  /** Stands in place of a sum that cannot be reckoned yet. */
  unknown: textSchema,
  /** {percent} stands for the part that is lost. */
  lossPart: textSchema,
  formulas: z.array(textSchema).length(2),
  /** The example in words, for those without scripts: {mu}, {yield}, {loss}, {price}, {premium}, {compensation}. */
  spelledOut: textSchema,
  notes: z.array(textSchema).min(1),
  copy: copySchema,
  /** To the form, which the visitor's area is brought to. */
  ask: z.strictObject({ title: textSchema, path: linkSchema }),
});

export const ecosystemSchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  agreement: cardSchema.extend({ calculator: calculatorSchema }),
  coCreation: cardSchema.extend({
    policies: z.array(
      z.strictObject({
        /** As exact as it is known, e.g. 2024-03 or 2024-01-01. */
        date: z.string().regex(/^\d{4}(-\d{2}){1,2}$/, '应为年月或年月日，如 2024-03 或 2024-01-01'),
        text: textSchema,
      }),
    ),
    statement: textSchema,
    more: z.strictObject({ title: textSchema, path: linkSchema }),
  }),
});

export type EcosystemContent = z.infer<typeof ecosystemSchema>;
export type EcosystemCardContent = z.infer<typeof cardSchema>;
export type CalculatorContent = z.infer<typeof calculatorSchema>;
