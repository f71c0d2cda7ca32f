import { existsSync, readFileSync } from 'node:fs';

export const UNIT_REPORT = '.cache/unit-tests.json';
export const EXPORT_REPORT = '.cache/export-tests.json';
export const BROWSER_REPORT = '.cache/browser-tests.json';
export const REPORTS = [UNIT_REPORT, EXPORT_REPORT, BROWSER_REPORT];

/** Playwright's report has stats and errors, jest's has numbers. */
export function tallyReports() {
  const tally = { passed: 0, failed: 0 };
  for (const file of REPORTS.filter((report) => existsSync(report))) {
    const { stats, errors = [], ...unit } = JSON.parse(readFileSync(file, 'utf8'));
    tally.passed += stats?.expected ?? unit.numPassedTests ?? 0;
    tally.failed += (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + errors.length;
    tally.failed += (unit.numFailedTests ?? 0) + (unit.numRuntimeErrorTestSuites ?? 0);
  }
  return tally;
}
