import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/backend/withTimeout';

/** Written by Pagefind at the end of the build. */
const PAGEFIND = '/pagefind/pagefind.js';
const ZERO_WIDTH_SPACE = '\u200B';
const SECTIONS_MAX = 3;
const LEADING_PUNCTUATION = /^[\s.，。；：、！？）”]+/;
/** Pagefind ends each heading, item and cell with a full stop of its own. */
const END_OF_BLOCK = /([^\w\s])\. /g;

/** What Pagefind tells of a page; its excerpts are HTML, escaped but for <mark>. */
type PageData = {
  url: string;
  excerpt: string;
  meta: { title: string; category?: string; date?: string };
  sub_results: { title: string; url: string; excerpt: string }[];
};
type Result = { id: string; data: () => Promise<PageData> };
type Pagefind = { search: (query: string) => Promise<{ results: Result[] }> };

export type FoundPage = Omit<PageData, 'sub_results'> & { sections: { title: string; url: string }[] };

let loading: Promise<Pagefind> | undefined;
let failures = 0;

/** Browsers and Pagefind remember a failure for as long as the page is open, so a retry loads from another address. */
function loadPagefind() {
  loading ??= import(/* turbopackIgnore: true */ `${PAGEFIND}?${failures}`);
  return loading;
}

/**
 * Pagefind splits words that it does not know into characters, so pages with the exact phrase come alone where there are
 * any. It ranks phrases all alike: their order is that of the plain search.
 */
async function search(query: string) {
  const text = query.normalize('NFKC').replaceAll('"', ' ');
  const pagefind = await loadPagefind();
  const exact = (await pagefind.search(`"${text}"`)).results;
  const plain = (await pagefind.search(text)).results;
  if (exact.length === 0) return plain;
  const places = new Map(plain.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Result) => places.get(id) ?? plain.length;
  return exact.sort((a, b) => placeOf(a) - placeOf(b));
}

const marksIn = (excerpt: string) => excerpt.split('<mark>').length;

function toFoundPage({ url, excerpt, meta, sub_results }: PageData): FoundPage {
  const sections = sub_results.filter((section) => section.url.includes('#'));
  sections.sort((a, b) => marksIn(b.excerpt) - marksIn(a.excerpt));
  return {
    url,
    meta,
    excerpt: excerpt
      .replaceAll(ZERO_WIDTH_SPACE, '')
      .replaceAll('</mark><mark>', '')
      .replace(LEADING_PUNCTUATION, '')
      .replace(END_OF_BLOCK, '$1 · '),
    sections: sections.slice(0, SECTIONS_MAX).map(({ title, url: heading }) => ({
      title,
      // A section's heading is named after the section, which is what links of this site lead to.
      url: heading.replace(/-title$/, ''),
    })),
  };
}

export async function findPages(query: string, count: number) {
  try {
    return await withTimeout(REQUEST_TIMEOUT_MS, async (signal) => {
      const timedOut = new Promise<never>((_, reject) => signal.addEventListener('abort', reject));
      const load = async () => {
        const results = await search(query);
        const pages = await Promise.all(results.slice(0, count).map(({ data }) => data()));
        return { total: results.length, pages: pages.map(toFoundPage) };
      };
      return Promise.race([load(), timedOut]);
    });
  } catch (error) {
    loading = undefined;
    failures += 1;
    throw error;
  }
}
