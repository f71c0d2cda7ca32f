import { rmSync } from 'node:fs';
import { ensureBrowser } from '@/lib/build/browser';
import { runTogether, runTool } from '@/lib/build/command';
import { runSteps, type Step } from '@/lib/build/steps';
import { EXPORT_REPORT, REPORTS, tallyReports, UNIT_REPORT } from '@/lib/build/testReports';
import { hasNginx, installNginx } from '@/lib/test/nginx';

const QUIET = { CI: '1', NEXT_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' };

/** Tests of the export: jest leaves them out of the unit tests, which need no build. */
const OF_EXPORT = ['--testMatch=**/?*.export.test.ts', '--testPathIgnorePatterns=/node_modules/'];

const NGINX_UNTESTED =
  'nginx 的配置没有测试，因为这台机器没有装 nginx 和它的 brotli 模块 / nginx was NOT tested: it is not installed with its brotli modules';

const CHECKS: Step[] = [
  {
    name: '格式、规则和类型 / Format, lint and types',
    run: () =>
      runTogether(
        runTool('biome', ['ci', '--colors=off', '--error-on-warnings', '.'], QUIET),
        runTool('next', ['typegen'], QUIET).then(() => runTool('tsc', ['--noEmit'])),
      ),
  },
  {
    // At the same time, because the build alone keeps only one of two cores busy.
    name: '单元测试和构建 / Unit tests and build',
    run: () =>
      runTogether(
        runTool('jest', ['--ci', '--json', `--outputFile=${UNIT_REPORT}`], QUIET),
        runTool('tsx', ['lib/build/build.ts'], QUIET),
      ),
  },
  {
    name: '导出和主机 / Export and hosts',
    run: () => {
      installNginx();
      return runTool('jest', ['--ci', '--json', `--outputFile=${EXPORT_REPORT}`, ...OF_EXPORT], QUIET);
    },
  },
];

const BROWSER_CHECKS: Step[] = [
  {
    name: '浏览器 / Browser',
    run: () => {
      process.env.CHROMIUM_PATH = ensureBrowser();
      console.log(process.env.CHROMIUM_PATH);
    },
  },
  { name: '用量上限 / Budget', run: () => runTool('tsx', ['lib/build/measure/budget.ts'], QUIET) },
  { name: '浏览器测试 / Browser tests', run: () => runTool('playwright', ['test', '-c', 'e2e'], QUIET) },
];

async function test() {
  for (const report of REPORTS) rmSync(report, { force: true });
  const withoutBrowser = process.argv.includes('--without-browser');
  const passed = await runSteps(withoutBrowser ? CHECKS : [...CHECKS, ...BROWSER_CHECKS]);
  const tally = tallyReports();
  // A failed step that is no test, such as the build, counts as one failure.
  const failed = passed ? tally.failed : Math.max(tally.failed, 1);
  if (failed) process.exitCode = 1;
  if (!hasNginx()) console.log(`\n${NGINX_UNTESTED}`);
  console.log(`\n通过 ${tally.passed} 项，失败 ${failed} 项`);
  console.log(`${tally.passed} passed, ${failed} failed`);
}

void test();
