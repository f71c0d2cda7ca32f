export type Diagnostic = {
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  message: string;
  severity: 'error' | 'warning';
};

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
const EXCERPT_LENGTH = 60;

/** The line with a caret under the column; the caret stays in place below full-width characters. */
function excerpt(source: string, { line, column }: Diagnostic) {
  const text = source.split(/\r?\n/)[line - 1] ?? '';
  const start = Math.max(0, column - 1 - EXCERPT_LENGTH / 2);
  const shown = text.slice(start, start + EXCERPT_LENGTH);
  const before = [...text.slice(start, column - 1)];
  const padding = before.map((char) => (char === '\t' ? '\t' : WIDE.test(char) ? '\u3000' : ' ')).join('');
  const gutter = ' '.repeat(String(line).length);
  return `  ${line} | ${shown}\n  ${gutter} | ${padding}^`;
}

export function printDiagnostic(diagnostic: Diagnostic, source: string) {
  const { file, line, column, message, severity } = diagnostic;
  const label = severity === 'error' ? '错误' : '提醒';
  return `${file}:${line}:${column} ${label}：${message}\n${excerpt(source, diagnostic)}`;
}

function escaped(text: string) {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

/** A workflow command of GitHub Actions, which shows the diagnostic beside its line. */
export function annotation({ file, line, column, message, severity }: Diagnostic) {
  const property = escaped(file).replace(/:/g, '%3A').replace(/,/g, '%2C');
  return `::${severity} file=${property},line=${line},col=${column}::${escaped(message)}`;
}
