import { existsSync, readFileSync } from 'node:fs';

export const UNIT_REPORT = '.cache/unit-tests.json';
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

/** How many tests of both kinds passed and failed, as far as they were run. */
export function tallyReports(unitReport = UNIT_REPORT, browserReport = BROWSER_REPORT): Tally {
  const unit = unitTally(read(unitReport));
  const browser = browserTally(read(browserReport));
  return { passed: unit.passed + browser.passed, failed: unit.failed + browser.failed };
}
