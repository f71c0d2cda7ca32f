import { valuesIn } from '@/lib/content/valuesIn';
import { FILM, filmPoster } from '@/lib/news/newsFilm';
import { type PictureContent, pathInMedia } from '@/lib/schema/shared';

function isPicture(value: unknown): value is PictureContent {
  if (typeof value !== 'object' || value === null || !('file' in value) || !('alt' in value)) return false;
  return typeof value.file === 'string' && typeof value.alt === 'string';
}

export function picturesIn(content: unknown): PictureContent[] {
  return [...new Set(valuesIn(content).map(({ value }) => value))].filter(isPicture);
}

export function socialImagesIn(content: unknown) {
  const named = valuesIn(content).filter(({ path }) => path.at(-1) === 'socialImage');
  return named.map(({ value }) => value as string);
}

const COVER = /^cover:[ \t]*['"]?([^'"\s#]+)/m;
const MARKDOWN_PICTURE = /!\[[^\]]*\]\(\s*<?([^)>\s]+)/g;

function shownFile(address: string) {
  const film = FILM.exec(address)?.[1];
  return film ? filmPoster(film) : address;
}

export function coverOf(page: string) {
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(page)?.[1] ?? '';
  const cover = COVER.exec(frontMatter)?.[1];
  return cover && pathInMedia(cover);
}

/** The files below content/media that a Markdown page shows: the cover of its front matter and those in its text. */
export function picturesInMarkdown(page: string): string[] {
  const inText = [...page.matchAll(MARKDOWN_PICTURE)].map((match) => shownFile(match[1] ?? ''));
  const files = [coverOf(page) ?? [], inText.map(pathInMedia)].flat();
  return [...new Set(files)].filter((file) => !file.startsWith('/') && !file.includes(':'));
}
