export type Diagnostic = {
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  message: string;
  severity: 'error' | 'warning';
};

export function printDiagnostic({ file, line, column, message, severity }: Diagnostic) {
  const label = severity === 'error' ? '错误' : '提醒';
  return `${file}:${line}:${column} ${label}：${message}`;
}

function escaped(text: string) {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

/** A workflow command of GitHub Actions, which shows the diagnostic beside its line. */
export function annotation({ file, line, column, message, severity }: Diagnostic) {
  const property = escaped(file).replace(/:/g, '%3A').replace(/,/g, '%2C');
  return `::${severity} file=${property},line=${line},col=${column}::${escaped(message)}`;
}
