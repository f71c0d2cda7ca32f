import { z } from 'zod';
import { textSchema } from '@/lib/schema/shared';

function isPattern(word: string) {
  try {
    new RegExp(word, 'u');
    return true;
  } catch {
    return false;
  }
}

const patternSchema = textSchema.refine(isPattern, '不是正则表达式能懂的写法，. + * ? ( ) 等前面要加反斜线');

const ruleSchema = z.strictObject({
  /** The word, or a regular expression: . + * ? ( ) [ ] { } | stand for themselves only behind a backslash. */
  word: patternSchema,
  /** What to write instead, or to do. */
  instead: textSchema,
  /** Longer phrases in which the word may stand. */
  except: z.array(textSchema).default([]),
  /** The word may stand where all of these, words or regular expressions, stand in the same section. */
  needs: z.array(patternSchema).default([]),
  /** The word may stand, once in a section. */
  once: z.boolean().default(false),
});

export const proofreadingSchema = z.strictObject({
  /** What the law forbids in advertisements: it stops the build. */
  forbidden: z.array(ruleSchema),
  /** House style, one word for one thing: a reminder, which stops nothing. */
  preferred: z.array(ruleSchema),
});

export type ProofRule = z.infer<typeof ruleSchema>;
export type Proofreading = z.infer<typeof proofreadingSchema>;
