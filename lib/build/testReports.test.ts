/** @jest-environment node */
import { join } from 'node:path';
import { tallyReports } from '@/lib/build/testReports';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const folder = temporaryFolder({
  'unit.json': '{"numPassedTests":5,"numFailedTests":1,"numRuntimeErrorTestSuites":1}',
  'browser.json': '{"stats":{"expected":3,"unexpected":2,"flaky":1},"errors":[{}]}',
});

it('adds up both kinds of tests; a file that does not load is a failure', () => {
  expect(tallyReports([join(folder, 'unit.json')], join(folder, 'browser.json'))).toEqual({
    passed: 8,
    failed: 6,
  });
});

it('counts what was not run as nothing', () => {
  expect(tallyReports([join(folder, 'unit.json')], join(folder, 'none.json'))).toEqual({
    passed: 5,
    failed: 2,
  });
});
