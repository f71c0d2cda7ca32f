import { annotation, type Diagnostic, printDiagnostic } from '@/lib/content/diagnostic';

const place = { file: 'content/news/坏,名:字.md', line: 2, column: 4 };
const diagnostic: Diagnostic = { ...place, message: '第一行\n100% 不对', severity: 'error' };

it('keeps the caret under its character, even after full-width ones and tabs', () => {
  expect(printDiagnostic(diagnostic, '---\n标 题\t：甲')).toContain(
    '  2 | 标 题\t：甲\n    | \u3000 \u3000^',
  );
});

it('shows the part of a long line where the fault is', () => {
  const line = `${'甲'.repeat(200)}乙${'丙'.repeat(200)}`;
  const text = printDiagnostic({ ...diagnostic, column: 201 }, `---\n${line}`);
  expect(text).toMatch(/甲{30}乙丙{29}\n/);
});

it('writes an annotation in one line and escapes it', () => {
  expect(annotation(diagnostic)).toBe(
    '::error file=content/news/坏%2C名%3A字.md,line=2,col=4::第一行%0A100%25 不对',
  );
});
