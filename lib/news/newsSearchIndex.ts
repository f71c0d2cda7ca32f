import type { Article } from '@/lib/news/newsFolder';
import { type SearchEntry, type SearchOverview, type TermFile, termFileOf } from '@/lib/news/searchTerms';
import { stripMarkdown } from '@/lib/news/stripMarkdown';
import { smallestPicture } from '@/lib/pictures/pictureManifest';
import { searchable } from '@/lib/text/foldText';
import { pairsOf } from '@/lib/text/pairsOf';

/** About 20 KB compressed. */
const NUMBERS_PER_TERM_FILE = 20_000;
const MAX_TERM_FILES = 1024;
const ENTRIES_PER_FILE = 48;

type SearchFiles = Map<string, SearchOverview | TermFile | SearchEntry[] | string[]>;

function textOf({ title, summary, tags, category, body }: Article) {
  const fields = [title, category, summary, ...tags, stripMarkdown(body)];
  return fields.map(searchable).join('|');
}

function numbersByPair(texts: readonly string[]) {
  const found = new Map<string, number[]>();
  texts.forEach((text, number) => {
    for (const pair of [...pairsOf(text), text.slice(-1)]) {
      const numbers = found.get(pair);
      if (!numbers) found.set(pair, [number]);
      else if (numbers.at(-1) !== number) numbers.push(number);
    }
  });
  return found;
}

function entryOf({ id, title, date, category, summary, cover: file }: Article): SearchEntry {
  const picture = file && {
    avif: smallestPicture({ file }, 'avif'),
    webp: smallestPicture({ file }, 'webp'),
  };
  return { id, title, date, category, summary, picture: picture || undefined };
}

export function searchFiles(articles: readonly Article[]): SearchFiles {
  const texts = articles.map(textOf);
  const found = numbersByPair(texts);
  const total = [...found.values()].reduce((sum, { length }) => sum + length, 0);
  const termFiles = Math.min(MAX_TERM_FILES, Math.max(1, Math.ceil(total / NUMBERS_PER_TERM_FILE)));

  const terms = Array.from({ length: termFiles }, (): TermFile => ({}));
  for (const [pair, numbers] of found) {
    const file = terms[termFileOf(pair, termFiles)];
    if (file) file[pair] = numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
  }
  const overview = { articles: articles.length, termFiles, entriesPerFile: ENTRIES_PER_FILE };
  const files: SearchFiles = new Map([['overview.json', overview]]);
  for (const [number, file] of terms.entries()) files.set(`terms-${number}.json`, file);
  for (let start = 0; start < articles.length; start += ENTRIES_PER_FILE) {
    const [number, end] = [start / ENTRIES_PER_FILE, start + ENTRIES_PER_FILE];
    files.set(`entries-${number}.json`, articles.slice(start, end).map(entryOf));
    files.set(`texts-${number}.json`, texts.slice(start, end));
  }
  return files;
}
