import { DOMAIN_LIST_PATH } from '@/lib/constants';
import { type FaultKind, faultKind } from '@/lib/http/fault';
import { fetchJson } from '@/lib/http/wrappedAnswer';
import { readCandidates } from '@/lib/lines/candidates';
import { probe } from '@/lib/lines/probe';

/** The candidate that answered first; its number is its place in the list, from 1. */
export type Line = { number: number; address: string; elapsedMs: number };

export type LineChoice = {
  /** Where requests go. */
  baseAddress: string;
  /** Null while the default address is in use. */
  line: Line | null;
  candidates: string[];
  /** Why the list of candidates could not be read. */
  fault: FaultKind | null;
};

export async function fetchCandidates() {
  return readCandidates(await fetchJson(DOMAIN_LIST_PATH));
}

/** Asks all candidates at once; the first that answers 200–299 wins and stops the others. Null when none does. */
export async function firstLine(candidates: string[]): Promise<Line | null> {
  const others = new AbortController();
  const race = candidates.map(async (address, index) => {
    const result = await probe(address, others.signal);
    if (result.kind !== 'ok') throw new Error(result.kind);
    return { number: index + 1, address, elapsedMs: result.elapsedMs };
  });
  const winner = await Promise.any(race).catch(() => null);
  others.abort();
  return winner;
}

/** Chooses the base address of the visit. Never fails: the default address stands when nothing better answers. */
export async function chooseLine(defaultAddress: string): Promise<LineChoice> {
  let candidates: string[];
  try {
    candidates = await fetchCandidates();
  } catch (error) {
    return { baseAddress: defaultAddress, line: null, candidates: [], fault: faultKind(error) };
  }
  const line = await firstLine(candidates);
  return { baseAddress: line?.address ?? defaultAddress, line, candidates, fault: null };
}
