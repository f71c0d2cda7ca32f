import { checkLinks } from '@/lib/build/checks/checkLinks';
import { checkOldestBrowsers } from '@/lib/build/checks/checkOldestBrowsers';
import { checkSearchEngines } from '@/lib/build/checks/checkSearchEngines';
import { readExport } from '@/lib/build/checks/readExport';

const CHECKS = {
  '最老的浏览器读不懂 / The oldest browsers cannot read': checkOldestBrowsers,
  '站内链接不通 / Broken links': checkLinks,
  '搜索引擎会遇到 / Search engines will meet': checkSearchEngines,
};

export async function checkExport() {
  const site = readExport();
  const reports = Object.entries(CHECKS).map(async ([title, check]) => {
    const faults = await check(site);
    return faults.length ? [`${title} (${faults.length})`, ...faults].join('\n  ') : [];
  });
  const found = (await Promise.all(reports)).flat();
  if (found.length) throw new Error(found.join('\n\n'));
}
