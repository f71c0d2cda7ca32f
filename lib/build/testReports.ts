import { existsSync, readFileSync } from 'node:fs';

export const UNIT_REPORT = '.cache/unit-tests.json';
export const EXPORT_REPORT = '.cache/export-tests.json';
export const BROWSER_REPORT = '.cache/browser-tests.json';

export type Tally = { passed: number; failed: number };

type UnitReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

function read<T>(file: string): T | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function unitTally(report?: UnitReport): Tally {
  if (!report) return { passed: 0, failed: 0 };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

function browserTally(report?: BrowserReport): Tally {
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

const UNIT_REPORTS = [UNIT_REPORT, EXPORT_REPORT];
export const REPORTS = [...UNIT_REPORTS, BROWSER_REPORT];

/** How many tests of all kinds passed and failed, as far as they were run. */
export function tallyReports(unitReports = UNIT_REPORTS, browserReport = BROWSER_REPORT): Tally {
  const tallies = [...unitReports.map((file) => unitTally(read(file))), browserTally(read(browserReport))];
  const sum = (kind: keyof Tally) => tallies.reduce((total, tally) => total + tally[kind], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
