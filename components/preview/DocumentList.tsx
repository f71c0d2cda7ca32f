import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { PreviewContent } from '@/lib/schema/preview';
import { fill } from '@/lib/text/fill';
import classes from './DocumentList.module.css';

export function DocumentList({ content }: { content: PreviewContent }) {
  return (
    <Section>
      <ul className={classes.root} data-grid="1:1:1">
        {content.documents.map(({ path, pdf, name, purpose, summary, cover, fileInfo, fileName }) => (
          <li key={path} className={classes.item} data-unbroken>
            <div className={classes.stage}>
              <Picture picture={cover} sizes={{ md: '320px', base: '34vw' }} className={classes.cover} />
            </div>
            <div className={classes.text} data-stack="3">
              <h2 data-text="h3">{name}</h2>
              <Text as="strong" byClause text={purpose} />
              <p data-text="label">{fileInfo}</p>
              <Text data-text="body" byClause text={summary} className={classes.summary} />
              <p className={classes.ways} data-row="6" data-links>
                <TextLink
                  link={{ title: content.asPage, path }}
                  aria-label={fill(content.asPageLabel, { name })}
                  data-stretched
                />
                <SiteLink
                  href={`/preview/?url=${pdf}`}
                  className={classes.other}
                  aria-label={fill(content.readLabel, { name })}
                  data-scripted
                >
                  {content.read}
                </SiteLink>
                <a
                  href={pdf}
                  download={fileName}
                  className={classes.other}
                  aria-label={fill(content.downloadLabel, { name })}
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
