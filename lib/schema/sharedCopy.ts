import { z } from 'zod';
import { fields, ownerValue, textSchema, texts } from '@/lib/schema/shared';
import { interpolate, unknownNames, type Values } from '@/lib/text/interpolate';

const figureSchema = z.string().regex(/^\d[\d,.～+]*$/, '应为数字，如 370,000+、50～300');
const wholeSchema = z.string().regex(/^\d+$/, '应为整数');

const figures = {
  ...fields(figureSchema, 'drones', 'flightHours', 'centres', 'pilots', 'responseHours', 'counties'),
  fasterPercent: figureSchema,
  /** In ten thousands of mu-times. */
  muTimes: figureSchema,
  /** In ten thousands of hectares. */
  hectares: figureSchema,
  /** What the per cent is compared with, written behind it as “（与……相比）”; empty until the owner says. */
  fasterThan: ownerValue(z.string().trim()),
  /** The day of the figures, written behind “本公司统计” as “，截至 2026 年 10 月”; empty until the owner says. */
  asOf: ownerValue(z.string().trim()),
  /** Kilograms; dailyLift too. */
  lift: figureSchema,
  dailyLift: figureSchema,
  /** The law's limits for agricultural flights, in metres. */
  agriculturalHeight: wholeSchema,
  agriculturalRadius: wholeSchema,
  /** Yuan per mu. */
  ...fields(wholeSchema, 'premium', 'compensation'),
  ...fields(wholeSchema, 'registerCoins', 'purchaseCoins', 'recommendCoins'),
};

/** What the company promises and others have published, in the one wording used everywhere. */
const sentences = {
  ...texts('faster', 'nest', 'exclusivity', 'share', 'insurance', 'reach', 'openInterface'),
  ...texts('coins', 'commemorativeCoin', 'policySupport', 'flying', 'hunan'),
  ...texts('drawnPictures', 'ownFigures', 'exportVersion', 'avoid'),
  /** What the regulation says, with its article; a page gives the regulation's full name once. */
  ...texts('regulation', 'airworthiness', 'registration', 'operatorCertificate', 'pilotPapers', 'liability'),
  ...texts('airspaceFarm', 'airspaceUrgent', 'airspaceRelay', 'responsibility', 'farmWork'),
  /** Who insures, as “由××保险公司承保”. */
  insurer: ownerValue(textSchema),
  /** The share alone, for texts that say elsewhere that the agreement decides. */
  fees: textSchema,
  /** The whole definition of the law, without a full stop. */
  agriculturalClass: textSchema,
};

/** A text may name others in double braces. */
function checkNames(words: Values, context: z.RefinementCtx) {
  for (const [field, text] of Object.entries(words)) {
    if (typeof text !== 'string') continue;
    for (const { name } of unknownNames(text, words)) {
      context.addIssue({ code: 'custom', path: [field], message: `没有 {{${name}}} 这个词` });
    }
  }
}

export const sharedCopySchema = z
  .strictObject({ ...figures, ...sentences })
  .superRefine(checkNames)
  .transform((words) => {
    const texts = Object.entries(words).map(([name, text]) => [
      name,
      typeof text === 'string' ? interpolate(text, words) : text,
    ]);
    return Object.fromEntries(texts) as typeof words;
  });
