import { LONGEST, letters, type Problem } from '@/lib/enquiry/check';
import type { Asked, Typed } from '@/lib/enquiry/enquiry';
import type { EnquiryWords } from '@/lib/schema/enquiry';

export function problemText(asked: Asked, problem: Problem, typed: Typed, words: EnquiryWords) {
  if (asked === 'consent') return words.problems[problem];
  const max = LONGEST[asked] ?? 0;
  const n = letters(asked, typed[asked]);
  const values: Record<string, string | number> = { label: words.fields[asked].label, n, over: n - max, max };
  return words.problems[problem].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}
