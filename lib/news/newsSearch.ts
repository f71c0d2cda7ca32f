import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/backend/withTimeout';
import { SEARCH_PATH } from '@/lib/news/newsPaths';
import { type SearchEntry, type SearchOverview, type TermFile, termFileOf } from '@/lib/news/searchTerms';
import { wordsOf } from '@/lib/text/foldText';
import { pairsOf } from '@/lib/text/pairsOf';

/** How many text files a phone loads to check that a word's pairs of characters stand together. */
const TEXT_FILES_MAX = 4;

const loaded = new Map<string, Promise<unknown>>();

/** Each file is asked for once; a failure is forgotten, so that the next search tries again. */
function load<T>(name: string): Promise<T> {
  const fetchFile = async (signal: AbortSignal) => {
    const response = await fetch(SEARCH_PATH + name, { cache: 'no-cache', signal });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  };
  const asked = loaded.get(name) ?? withTimeout(REQUEST_TIMEOUT_MS, fetchFile);
  loaded.set(name, asked);
  asked.catch(() => loaded.delete(name));
  return asked as Promise<T>;
}

const overview = () => load<SearchOverview>('overview.json');

function numbersFrom(distances: number[]) {
  let number = 0;
  return distances.map((distance) => (number += distance));
}

async function articlesWithPair(pair: string): Promise<Set<number>> {
  const { termFiles } = await overview();
  const file = await load<TermFile>(`terms-${termFileOf(pair, termFiles)}.json`);
  if (pair.length > 1) return new Set(numbersFrom(file[pair] ?? []));
  const beginning = Object.keys(file).filter((key) => key.startsWith(pair));
  return new Set(beginning.flatMap((key) => numbersFrom(file[key] ?? [])));
}

async function itemsOf<T>(kind: 'entries' | 'texts', numbers: readonly number[]) {
  const { entriesPerFile } = await overview();
  const items = numbers.map(async (number) => {
    const file = await load<T[]>(`${kind}-${Math.floor(number / entriesPerFile)}.json`);
    return file[number % entriesPerFile];
  });
  return Promise.all(items);
}

async function holdingWords(numbers: readonly number[], words: readonly string[]) {
  const { entriesPerFile } = await overview();
  const files = new Set(numbers.map((number) => Math.floor(number / entriesPerFile)));
  const long = words.filter((word) => word.length > 2);
  if (long.length === 0 || files.size > TEXT_FILES_MAX) return [...numbers];
  const texts = await itemsOf<string>('texts', numbers);
  return numbers.filter((_, index) => long.every((word) => texts[index]?.includes(word)));
}

/** Newest first. Above that many files, articles with all pairs of a word's characters count as having the word. */
export async function findArticles(query: string): Promise<number[]> {
  const words = wordsOf(query);
  const pairs = [...new Set(words.flatMap(pairsOf))];
  const [first, ...others] = await Promise.all(pairs.map(articlesWithPair));
  const common = [...(first ?? [])].filter((number) => others.every((other) => other.has(number)));
  common.sort((a, b) => a - b);
  return holdingWords(common, words);
}

export async function articleEntries(numbers: readonly number[]): Promise<SearchEntry[]> {
  const entries = await itemsOf<SearchEntry>('entries', numbers);
  return entries.filter((entry) => entry !== undefined);
}
