import { DOMAIN_LIST_PATH } from '@/lib/constants';
import { type FaultKind, faultKind } from '@/lib/http/fault';
import { fetchJson } from '@/lib/http/wrappedAnswer';
import { readCandidates } from '@/lib/lines/candidates';
import { probe } from '@/lib/lines/probe';

/** The candidate that answered first; its number is its place in the list, from 1. */
type Line = { number: number; address: string; elapsedMs: number };

export type LineChoice = {
  baseAddress: string;
  line: Line | null;
  candidates: string[];
  fault: FaultKind | null;
};

export async function fetchCandidates() {
  return readCandidates(await fetchJson(DOMAIN_LIST_PATH));
}

async function firstLine(candidates: string[]): Promise<Line | null> {
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

export async function chooseLine(defaultAddress: string): Promise<LineChoice> {
  try {
    const candidates = await fetchCandidates();
    const line = await firstLine(candidates);
    return { baseAddress: line?.address ?? defaultAddress, line, candidates, fault: null };
  } catch (error) {
    return { baseAddress: defaultAddress, line: null, candidates: [], fault: faultKind(error) };
  }
}
