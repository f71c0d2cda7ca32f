import type { Environment } from '@/lib/http/environment';
import type { LineChoice } from '@/lib/lines/prober';

export type LineState = { status: 'idle' | 'checking' } | ({ status: 'done' } & LineChoice);

let state: LineState = { status: 'idle' };
const listeners = new Set<() => void>();

function replace(next: LineState) {
  state = next;
  for (const listener of listeners) listener();
}

export function currentLine() {
  return state;
}

export function subscribeLine(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The prober is loaded when it is wanted, since no page needs it for its first look. */
async function choice(defaultAddress: string, environment: Environment): Promise<LineChoice> {
  try {
    const { chooseLine } = await import('@/lib/lines/prober');
    return await chooseLine(defaultAddress, environment);
  } catch {
    return { baseAddress: defaultAddress, line: null, candidates: [], fault: 'unreachable' };
  }
}

/** Chooses the line of this visit; once, however often it is asked. */
export async function startProber(defaultAddress: string, environment: Environment) {
  if (state.status !== 'idle') return;
  replace({ status: 'checking' });
  replace({ status: 'done', ...(await choice(defaultAddress, environment)) });
}

/** Where the requests of this visit go, as soon as the prober has decided. */
export function decidedBase(defaultAddress: string, environment: Environment) {
  void startProber(defaultAddress, environment);
  return new Promise<string>((resolve) => {
    const look = () => {
      if (state.status !== 'done') return;
      stop();
      resolve(state.baseAddress);
    };
    const stop = subscribeLine(look);
    look();
  });
}
