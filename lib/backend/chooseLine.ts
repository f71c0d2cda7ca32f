import { fetchJson } from '@/lib/backend/apiEnvelope';
import { type LoadErrorKind, loadErrorKind } from '@/lib/backend/loadError';
import { parseCandidates } from '@/lib/backend/parseCandidates';
import { probe } from '@/lib/backend/probe';
import { DOMAIN_LIST_PATH } from '@/lib/constants';

/** The candidate that answered first; its number is its place in the list, from 1. */
type Line = { number: number; address: string; elapsedMs: number };

export type LineChoice = {
  baseAddress: string;
  line: Line | null;
  candidates: string[];
  error: LoadErrorKind | null;
};

export async function fetchCandidates() {
  return parseCandidates(await fetchJson(DOMAIN_LIST_PATH));
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
    return { baseAddress: line?.address ?? defaultAddress, line, candidates, error: null };
  } catch (error) {
    return { baseAddress: defaultAddress, line: null, candidates: [], error: loadErrorKind(error) };
  }
}
