import type { Link, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Options as Schema } from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { pathInMedia } from '@/lib/schema/shared';

const END_OF_ADDRESS = /[^\x21-\x7e]/;

/** A bare address ends before the first Chinese character; by the rules of GFM it would swallow the sentence. */
function cutAutolink(link: Link, index: number, { children }: Parents) {
  const text = textOf(link);
  const end = text.search(END_OF_ADDRESS);
  const bare = /^(https?:\/\/|www\.)/.test(text) && link.url.endsWith(text.replace(/^https?:\/\//, ''));
  if (!bare || end < 0) return;
  link.url = link.url.slice(0, link.url.length - (text.length - end));
  link.children = [{ type: 'text', value: text.slice(0, end) }];
  children.splice(index + 1, 0, { type: 'text', value: text.slice(end) });
}

export function mendMarkup() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      // The title of the page is its only h1.
      if (node.type === 'heading' && node.depth === 1) node.depth = 2;
      if (node.type === 'image') node.url = pathInMedia(node.url);
      if (node.type === 'link' && parent && index !== undefined) cutAutolink(node, index, parent);
    });
  };
}

/** All that may come out of Markdown; everything else is dropped, with the text inside it kept. */
export const SAFE_ELEMENTS: Schema = {
  strip: ['script', 'style'],
  clobber: [],
  tagNames: [
    ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'section'],
    ...['a', 'img', 'strong', 'em', 'del', 'code', 'sup'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'title', 'id', 'ariaLabel', 'ariaDescribedBy', 'dataFootnoteRef', 'dataFootnoteBackref'],
    img: ['src', 'alt', 'title'],
    h2: [['id', 'footnote-label']],
    li: [['id', /^note-/]],
    ol: ['start'],
    section: ['dataFootnotes'],
    td: [['align', 'left', 'center', 'right']],
    th: [['align', 'left', 'center', 'right']],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['none'] },
};
