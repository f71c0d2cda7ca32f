import { createStore } from '@/lib/createStore';
import type { LineChoice } from '@/lib/lines/prober';

export const line = createStore<LineChoice | undefined>(undefined);
let choosing: Promise<LineChoice> | undefined;

/** The prober is loaded when it is wanted, since no page needs it for its first look. */
async function choose(defaultAddress: string): Promise<LineChoice> {
  const choice = await import('@/lib/lines/prober')
    .then(({ chooseLine }) => chooseLine(defaultAddress))
    .catch(() => ({
      baseAddress: defaultAddress,
      line: null,
      candidates: [],
      fault: 'unreachable' as const,
    }));
  line.set(choice);
  return choice;
}

export function chooseLineOnce(defaultAddress: string) {
  choosing ??= choose(defaultAddress);
  return choosing;
}
