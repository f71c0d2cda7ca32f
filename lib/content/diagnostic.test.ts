/** @jest-environment node */
import { annotation, type Diagnostic } from '@/lib/content/diagnostic';

const diagnostic: Diagnostic = {
  file: 'content/news/坏,名:字.md',
  line: 2,
  column: 4,
  message: '第一行\n100% 不对',
  severity: 'error',
};

it('is an annotation of the host in one line, whatever stands in it', () => {
  expect(annotation(diagnostic)).toBe(
    '::error file=content/news/坏%2C名%3A字.md,line=2,col=4::第一行%0A100%25 不对',
  );
});
