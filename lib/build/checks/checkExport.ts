import { checkLinks } from '@/lib/build/checks/checkLinks';
import { checkOldestBrowsers } from '@/lib/build/checks/checkOldestBrowsers';
import { checkSearch } from '@/lib/build/checks/checkSearch';
import { readExport } from '@/lib/build/checks/readExport';
import { runIfMain } from '@/lib/build/runIfMain';

const CHECKS = [checkOldestBrowsers, checkLinks, checkSearch];

async function checkExport() {
  const site = readExport();
  const reports = await Promise.all(CHECKS.map((check) => check(site)));
  const faults = reports.filter(Boolean);
  if (faults.length) throw new Error(faults.join('\n\n'));
}

void runIfMain(module, checkExport);
