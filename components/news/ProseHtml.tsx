import classes from './ProseHtml.module.css';
import marks from './ProseMarks.module.css';

type ProseHtmlProps = { html: string };

/** Markdown that the build has turned into HTML and cleaned of all but a few harmless elements. */
export function ProseHtml({ html }: ProseHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/content/newsMarkdown lets nothing through that could run
  return <div className={`${classes.root} ${marks.root}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
