import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import classes from './DocumentContents.module.css';

type DocumentContentsProps = { title: string; chapters: { id: string; title: string; lead: string }[] };

/** The press adds to each link, when it knows it, the page of the chapter. */
export function DocumentContents({ title, chapters }: DocumentContentsProps) {
  return (
    <Section id="contents" labelledBy="contents-title">
      <SectionHeading id="contents-title" title={title} />
      <ol className={classes.root}>
        {chapters.map(({ id, title: chapter, lead }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.link}>
              <span>
                <strong className={classes.title}>{chapter}</strong>
                {lead}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}
