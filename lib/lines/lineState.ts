import type { LineChoice } from '@/lib/lines/prober';

let choice: LineChoice | undefined;
let choosing: Promise<LineChoice> | undefined;
const listeners = new Set<() => void>();

export function currentLine() {
  return choice;
}

export function subscribeLine(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The prober is loaded when it is wanted, since no page needs it for its first look. */
async function choose(defaultAddress: string): Promise<LineChoice> {
  try {
    const { chooseLine } = await import('@/lib/lines/prober');
    choice = await chooseLine(defaultAddress);
  } catch {
    choice = { baseAddress: defaultAddress, line: null, candidates: [], fault: 'unreachable' };
  }
  for (const listener of listeners) listener();
  return choice;
}

export function chooseLineOnce(defaultAddress: string) {
  choosing ??= choose(defaultAddress);
  return choosing;
}
