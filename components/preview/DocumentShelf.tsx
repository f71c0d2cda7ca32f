import { Clauses } from '@/components/ui/Clauses';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import type { PreviewContent, PreviewDocument } from '@/lib/schema/preview';
import classes from './DocumentShelf.module.css';

type DocumentShelfProps = {
  content: PreviewContent;
  documents: PreviewDocument[];
};

/** The documents with their covers: as pages, in the reader and as files. */
export function DocumentShelf({ content, documents }: DocumentShelfProps) {
  return (
    <Section>
      <ul className={classes.root}>
        {documents.map(({ pagePath, path, name, purpose, summary, cover, facts, fileName }) => (
          <li key={path} className={classes.item}>
            <div className={classes.stage}>
              <Picture picture={cover} sizes="(min-width: 62em) 280px, 34vw" className={classes.cover} />
            </div>
            <div className={classes.text}>
              <h2 className={classes.name}>{name}</h2>
              <p className={classes.purpose}>
                <Clauses text={purpose} />
              </p>
              <p className={classes.summary}>{summary}</p>
              <p className={classes.facts}>{facts}</p>
              <p className={classes.ways}>
                <SiteLink
                  href={pagePath}
                  className={classes.read}
                  aria-label={content.asPageLabel.replace('{name}', name)}
                >
                  {content.asPage}
                  <Icon name="arrow" size={16} />
                </SiteLink>
                <SiteLink
                  href={`/preview/?url=${path}`}
                  className={classes.other}
                  aria-label={content.readLabel.replace('{name}', name)}
                  data-scripted
                >
                  {content.read}
                </SiteLink>
                <a
                  href={path}
                  download={fileName}
                  className={classes.other}
                  aria-label={content.downloadLabel.replace('{name}', name)}
                >
                  {content.download}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
