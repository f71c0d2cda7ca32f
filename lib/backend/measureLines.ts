import { fetchCandidates } from '@/lib/backend/chooseLine';
import { PROBE_TIMEOUT_MS, type ProbeResult, probe } from '@/lib/backend/probe';
import { withTimeout } from '@/lib/backend/withTimeout';

/** `blocked` is a line that is there, but does not let this site read its answer. */
export type Measurement = ProbeResult | { kind: 'checking' } | { kind: 'blocked'; elapsedMs: number };

export type MeasuredLine = {
  /** Its place in the list, from 1; null for the default address. */
  number: number | null;
  address: string;
  measurement: Measurement;
};

export function unmeasured(candidates: readonly string[], defaultAddress: string): MeasuredLine[] {
  const lines = candidates.map((address, index) => ({ number: index + 1, address }));
  const others = candidates.includes(defaultAddress) ? [] : [{ number: null, address: defaultAddress }];
  return [...lines, ...others].map((line) => ({ ...line, measurement: { kind: 'checking' } }));
}

async function measure(address: string): Promise<Measurement> {
  const result = await probe(address);
  if (result.kind !== 'unreachable') return result;
  // With mode no-cors the response cannot be read, but one that arrives says that the line is there.
  const ask = (signal: AbortSignal) =>
    fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
  const isThere = await withTimeout(PROBE_TIMEOUT_MS, ask).catch(() => null);
  return isThere ? { kind: 'blocked', elapsedMs: result.elapsedMs } : result;
}

export async function measureLines(
  known: readonly string[],
  defaultAddress: string,
  onProgress: (lines: MeasuredLine[]) => void,
): Promise<MeasuredLine[]> {
  onProgress(unmeasured(known, defaultAddress));
  const candidates = await fetchCandidates().catch(() => known);
  let lines = unmeasured(candidates, defaultAddress);
  onProgress(lines);
  const measureOne = async ({ address }: MeasuredLine, place: number) => {
    const measurement = await measure(address);
    lines = lines.map((line, index) => (index === place ? { ...line, measurement } : line));
    onProgress(lines);
  };
  await Promise.all(lines.map(measureOne));
  return lines;
}
