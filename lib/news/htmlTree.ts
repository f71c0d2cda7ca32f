import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { FILM, filmPoster } from '@/lib/news/newsFilm';
import { type FilmSource, filmSources } from '@/lib/pictures/filmSources';
import { smallestPicture } from '@/lib/pictures/pictureManifest';
import type { ProseLabels } from '@/lib/schema/news';
import { NOWRAP, phrases } from '@/lib/text/phrases';
import { canonicalHref } from '@/lib/url/parseUrl';

type Words = { alt: string; caption: string };
export type ProseFilm = Words & { sources: FilmSource[]; poster: string };
export type ProseBlock = { html: string } | { picture: Words & { file: string } } | { film: ProseFilm };

const SOURCE_MARK = /^——\s*/;

function isImage(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'img';
}

function figureBlock({ properties: { src, alt, title } }: Element): ProseBlock {
  const file = String(src ?? '');
  const words = { alt: String(alt ?? ''), caption: String(title ?? '') };
  const film = FILM.exec(file)?.[1];
  if (film) return { film: { sources: filmSources(film), poster: filmPoster(film), ...words } };
  return { picture: { file, ...words } };
}

export function figuresOf(node: RootContent): ProseBlock[] {
  if (node.type !== 'element' || node.tagName !== 'p') return [];
  const content = node.children.filter(
    (child) => textOf(child).trim() || (child.type === 'element' && child.tagName !== 'br'),
  );
  return content.every(isImage) ? content.filter(({ properties }) => properties.src).map(figureBlock) : [];
}

function finishLink(link: Element, labels: ProseLabels) {
  const href = String(link.properties.href ?? '');
  if (/^https?:/.test(href)) {
    Object.assign(link.properties, { target: '_blank', rel: 'noopener noreferrer', dataOutside: true });
    link.children.push(h('span', { dataVisuallyHidden: true }, labels.opensNewTab));
  } else if (/^\/[^?#]+\.pdf$/i.test(href)) {
    link.properties.href = `/preview/?url=${href}`;
    link.properties.dataPdf = labels.pdf;
  } else if (href.startsWith('/')) {
    link.properties.href = canonicalHref(href);
  }
}

/** The source of a quotation: its last paragraph, if that begins with a dash. */
function finishQuotation({ children }: Element) {
  const last = children.filter((child) => child.type === 'element').at(-1);
  if (last?.tagName !== 'p' || !SOURCE_MARK.test(textOf(last))) return;
  last.tagName = 'footer';
  const [first] = last.children;
  if (first?.type === 'text') first.value = first.value.replace(SOURCE_MARK, '');
}

/** data-column repeats the column's name for narrow screens, where the cells of a row are stacked. */
function labelledTable(table: Element, labels: ProseLabels) {
  const columns: string[] = [];
  let place = 0;
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'th') columns.push(textOf(cell));
    if (cell.tagName !== 'td') return;
    cell.properties.dataColumn = columns[place % columns.length];
    place += 1;
  });
  const ariaLabel = `${labels.table}：${columns.join('、')}`;
  return h('section', { tabIndex: 0, ariaLabel, dataTable: true }, [table]);
}

const FINISHERS: Record<string, (element: Element, labels: ProseLabels) => void> = {
  a: finishLink,
  blockquote: finishQuotation,
};

/** Drops pictures inside a line of text, too; the content check reports those. */
export function siteElements(labels: ProseLabels) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (parent === tree && figuresOf(node).length) return SKIP;
      FINISHERS[node.tagName]?.(node, labels);
      if (node.tagName === 'table') parent.children[index] = labelledTable(node, labels);
      if (node.tagName !== 'img') return undefined;
      parent.children.splice(index, 1);
      return index;
    });
  };
}

export function markPhrases(tree: Root) {
  visit(tree, 'text', ({ value }, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const pieces = phrases(value).flatMap((phrase, place): ElementContent[] => {
      const parts = phrase.split(NOWRAP).map((part, turn): ElementContent => {
        return turn % 2 ? h('span', { dataNowrap: true }, part) : { type: 'text', value: part };
      });
      return place ? [h('wbr'), ...parts] : parts;
    });
    parent.children.splice(index, 1, ...pieces);
    return index + pieces.length;
  });
}

/** Headings of the article and its footnotes, not of its quotations. */
export function headingsOf({ children }: Root | Element): { id: string; title: string }[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName === 'section') return headingsOf(child);
    return child.tagName === 'h2' ? [{ id: String(child.properties.id), title: textOf(child) }] : [];
  });
}

/** Absolute URLs for feed readers, which get a film's poster instead of the film. */
export function absoluteUrls(tree: Root, origin: string) {
  visit(tree, 'element', ({ tagName, properties }) => {
    const { href, src } = properties;
    if (typeof href === 'string' && href.startsWith('/')) properties.href = origin + href;
    if (tagName !== 'img' || typeof src !== 'string') return;
    const film = FILM.exec(src)?.[1];
    properties.src = origin + smallestPicture({ file: film ? filmPoster(film) : src });
  });
}
