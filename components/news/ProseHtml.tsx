import classes from './ProseHtml.module.css';
import marks from './ProseMarks.module.css';
import tables from './ProseTable.module.css';

type ProseHtmlProps = { html: string };

/** Markdown that the build has turned into HTML and cleaned of all but a few harmless elements. */
export function ProseHtml({ html }: ProseHtmlProps) {
  const look = [classes.root, marks.root, tables.root].join(' ');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/news/newsMarkdown lets nothing through that could run
  return <div className={look} dangerouslySetInnerHTML={{ __html: html }} />;
}
