import { ChapterSection } from '@/components/documents/ChapterSection';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { buttonProps } from '@/components/ui/Button';
import { Chapters } from '@/components/ui/chapters/Chapters';
import { Logo } from '@/components/ui/Logo';
import { PhoneDisclosure } from '@/components/ui/PhoneDisclosure';
import { Picture } from '@/components/ui/Picture';
import { Section, SectionHeading } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { DocumentContent } from '@/lib/schema/document';
import type { DocumentLabels } from '@/lib/schema/documentLabels';
import type { PreviewContent } from '@/lib/schema/preview';
import type { Site } from '@/lib/schema/site';
import { fill } from '@/lib/text/fill';
import closing from './DocumentClosing.module.css';
import coverClasses from './DocumentCover.module.css';
import classes from './DocumentPage.module.css';

const PICTURE_SIZES = { xl: '1640px', lg: '1240px', base: '100vw' };

type DocumentPageProps = {
  content: DocumentContent;
  labels: DocumentLabels;
  shelf: PreviewContent;
  site: Site;
};

/** A document as a page, which is printed to PDF as well. */
export function DocumentPage({ content, labels, shelf, site }: DocumentPageProps) {
  const chapters = content.chapters.map(({ title, lead, picture, sections }, index) => {
    const id = `chapter-${index + 1}`;
    return {
      id,
      title,
      lead,
      section: (
        <Section id={id} tone={index % 2 ? 'paper' : 'mist'}>
          <div className={classes.head}>
            <p className={classes.number}>{String(index + 1).padStart(2, '0')}</p>
            <SectionHeading id={`${id}-title`} title={title} lead={lead} />
          </div>
          {picture && <Picture picture={picture} sizes={PICTURE_SIZES} className={classes.picture} />}
          {sections.map((section) => (
            <ChapterSection key={JSON.stringify(section)} section={section} sourceLabel={labels.source} />
          ))}
        </Section>
      ),
    };
  });
  return (
    <article className={classes.root}>
      <DocumentCover content={content} labels={labels} shelf={shelf} site={site} />
      <Chapters label={labels.chapters} chapters={chapters}>
        <Section>
          <PhoneDisclosure heading={<h2 data-text="h2">{labels.contents}</h2>}>
            <ol className={classes.contents} data-above="6">
              {chapters.map(({ id, title, lead }) => (
                <li key={id}>
                  <a href={`#${id}`} className={classes.link} data-hover="">
                    <span>
                      <strong className={classes.chapterTitle}>{title}</strong>
                      <span data-screen="from-sm">
                        <Text as="span" text={lead} />
                      </span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </PhoneDisclosure>
        </Section>
      </Chapters>
      <footer data-tone="ink" className={closing.back} data-printed-dark>
        <div className={closing.root} data-container>
          <Logo />
          <p data-text="h2">{site.slogan}</p>
          <p className={closing.contact}>{[site.company.value, site.email.value, site.place].join('\n')}</p>
          <Text className={closing.remark} text={labels.closing} />
        </div>
      </footer>
    </article>
  );
}

function DocumentCover({ content, labels, shelf, site }: DocumentPageProps) {
  const { cover, path, name, title, subtitle, issued } = content;
  const [year = '', month] = issued.split('-');
  const offered = shelf.documents.find((each) => each.path === path);
  return (
    <header className={coverClasses.root} data-tone="ink" data-printed-dark>
      <Picture picture={cover} sizes="100vw" eager className={coverClasses.picture} />
      <div className={coverClasses.panel} data-container>
        <Breadcrumbs labels={shelf.page} trail={[shelf.page, { title: name }]} />
        <Text as="h1" data-text="title" text={title} />
        <Text className={coverClasses.subtitle} byClause text={subtitle} />
        {offered && (
          <p className={coverClasses.ways} data-row="" data-not-printed>
            <a {...buttonProps({ variant: 'white' })} href={offered.pdf} download={offered.fileName}>
              {shelf.download}
            </a>
            <span data-scripted>
              <TextLink link={{ title: labels.reader, path: `/preview/?url=${offered.pdf}` }} />
            </span>
          </p>
        )}
        <p className={coverClasses.imprint} data-row="" data-spread>
          <span className={coverClasses.logo}>
            <Logo />
          </span>
          <span>{site.company.value}</span>
          <time dateTime={issued}>{fill(labels.imprint, { year, month: Number(month) })}</time>
        </p>
      </div>
    </header>
  );
}
