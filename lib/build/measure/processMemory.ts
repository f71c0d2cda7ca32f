import { readdirSync, readFileSync } from 'node:fs';

/** Each look stops the processes it looks at: five a second took a tenth of the time that was to be measured. */
const SAMPLE_MS = 1000;
const PROPORTIONAL_KB = /^Pss:\s+(\d+) kB/m;

function parentOf(pid: string) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
}

function descendants(root: string) {
  const children = new Map<string, string[]>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = parentOf(pid) ?? '';
      children.set(parent, [...(children.get(parent) ?? []), pid]);
    } catch {
      // Gone in the meantime.
    }
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/** What a process holds; of what it shares with others only its part, so that the sum counts everything once. */
function ownBytes(pid: string) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(PROPORTIONAL_KB.exec(rollup)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Watches how much memory a process and all below it hold at once; Linux only. */
export function watchMemory(pid: number) {
  let peak = 0;
  const timer = setInterval(() => {
    const now = descendants(String(pid)).reduce((sum, each) => sum + ownBytes(each), 0);
    peak = Math.max(peak, now);
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
