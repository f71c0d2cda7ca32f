import { z } from 'zod';
import { issueText } from '@/lib/content/issueText';

z.config({ customError: issueText });

export type FieldDiagnostic = { path: PropertyKey[]; field: string; expected: string };

/** `file` is set for a published list. */
export class ContentError extends Error {
  constructor(
    readonly issues: FieldDiagnostic[],
    readonly file = '',
  ) {
    super(issues.map(({ field, expected }) => `${[file, field].join(' ').trim()}：${expected}`).join('\n'));
  }
}

/** For a union, the issues of the alternative with the fewest. */
function plainIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearestForm] = [...issue.errors].sort((a, b) => a.length - b.length);
  if (!nearestForm?.length) return [issue];
  return nearestForm
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap(plainIssues);
}

function fieldDiagnostic(issue: z.core.$ZodIssue): FieldDiagnostic {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  return { path, field: z.core.toDotPath(path) || '（整个文件）', expected: issue.message };
}

export function defineContent<S extends z.ZodType>(
  schema: S,
  content: z.input<S>,
  file?: string,
): z.output<S> {
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  throw new ContentError(result.error.issues.flatMap(plainIssues).map(fieldDiagnostic), file);
}
