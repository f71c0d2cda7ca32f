import type { Root as HastRoot, RootContent } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import {
  absoluteUrls,
  figuresOf,
  headingsOf,
  markPhrases,
  type ProseBlock,
  siteElements,
} from '@/lib/news/htmlTree';
import { mendMarkup, SAFE_ELEMENTS } from '@/lib/news/markdownTree';
import type { ProseLabels } from '@/lib/schema/news';
import { fill } from '@/lib/text/fill';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).use(mendMarkup);
const writer = unified().use(rehypeStringify);

export function parseMarkdown(body: string): MdastRoot {
  return parser.runSync(parser.parse(body)) as MdastRoot;
}

/** Each h2 begins a block, so that those far below the view need no layout at first. */
function blocksOf({ children }: HastRoot): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let run: RootContent[] = [];
  const finishRun = () => {
    const html = writer.stringify({ type: 'root', children: run }).trim();
    if (html) blocks.push({ html });
    run = [];
  };
  for (const child of children) {
    const figures = figuresOf(child);
    if (figures.length) {
      finishRun();
      blocks.push(...figures);
    } else {
      if (child.type === 'element' && child.tagName === 'h2') finishRun();
      run.push(child);
    }
  }
  finishRun();
  return blocks;
}

export function createRenderer(labels: ProseLabels) {
  const toHtml = unified()
    .use(remarkRehype, {
      clobberPrefix: 'note-',
      footnoteLabel: labels.notes,
      footnoteLabelProperties: {},
      footnoteBackLabel: (index: number) => fill(labels.backToText, { n: index + 1 }),
    })
    .use(rehypeSanitize, SAFE_ELEMENTS);
  const finish = unified().use(rehypeSlug, { prefix: 'h-' }).use(siteElements, labels);

  const cleaned = (body: string) => toHtml.runSync(parseMarkdown(body)) as HastRoot;

  return {
    forPage(body: string) {
      const tree = finish.runSync(cleaned(body)) as HastRoot;
      const headings = headingsOf(tree);
      markPhrases(tree);
      return { blocks: blocksOf(tree), headings };
    },
    forFeed(body: string, origin: string) {
      const tree = cleaned(body);
      absoluteUrls(tree, origin);
      return writer.stringify(tree);
    },
  };
}
