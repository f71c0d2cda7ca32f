import { StoredValues } from '@/components/privacy/StoredValues';
import { DefinitionList } from '@/components/ui/DefinitionList';
import { PageContents } from '@/components/ui/PageContents';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text, Texts } from '@/components/ui/Text';
import type { MapContent } from '@/lib/schema/map';
import { hasMap } from '@/lib/schema/map';
import type { PrivacyContent } from '@/lib/schema/privacy';
import type { Site } from '@/lib/schema/site';
import { fill } from '@/lib/text/fill';
import classes from './PrivacyNotice.module.css';

type PrivacyNoticeProps = { content: PrivacyContent; site: Site; map: MapContent };

export function PrivacyNotice({ content, site, map }: PrivacyNoticeProps) {
  const { controller, processing, stored, chapters, summary } = content;
  const headings = [
    { id: 'controller', ...controller },
    { id: 'processing', ...processing },
    { id: 'stored', ...stored },
    ...chapters,
  ];
  const email = site.email.value;
  const storage = site.storage.value;
  const ofStorage = storage && fill(content.scripts.storage, { storage });
  const scripts = content.scripts[hasMap(map) ? 'map' : 'none'] + ofStorage;
  const { logs, letters, reply } = content.retention;
  const facts = { scripts, logs: logs.value, letters: letters.value, reply: reply.value };
  const filled = (text: string) => fill(text, facts);
  return (
    <Section>
      <div className={classes.columns}>
        <PageContents
          label={content.contentsLabel}
          headings={headings.map(({ id, title }) => ({ id, title: <Text as="span" text={title} /> }))}
        />
        <article className={classes.text} data-links>
          <p data-text="label" data-row="3">
            {content.updatedLabel}
            <time dateTime={content.page.updated} data-text="figure">
              {content.page.updated}
            </time>
          </p>
          <ul className={classes.summary} data-rows data-above="5">
            {summary.map((sentence) => (
              <li key={sentence}>
                <Text as="strong" data-text="lead" text={filled(sentence)} />
              </li>
            ))}
          </ul>
          <section id="controller">
            <Text as="h2" data-text="h3" text={controller.title} />
            <Text text={controller.text} />
            <DefinitionList
              items={[
                { term: controller.company, text: <Text as="span" text={site.company.value} /> },
                { term: controller.email, text: <SiteLink href={`mailto:${email}`}>{email}</SiteLink> },
                { term: controller.place, text: site.place },
              ]}
            />
          </section>
          <section id="processing">
            <Text as="h2" data-text="h3" text={processing.title} />
            <Text text={processing.lead} />
            {processing.entries.map(({ title, details }) => (
              <div key={title}>
                <h3 data-text="lead">{title}</h3>
                <DefinitionList
                  items={details.map(({ term, text }) => ({
                    term,
                    text: <Text as="span" text={filled(text)} />,
                  }))}
                />
              </div>
            ))}
          </section>
          <section id="stored">
            <Text as="h2" data-text="h3" text={stored.title} />
            <Text text={stored.text} />
            <StoredValues content={stored} />
          </section>
          {chapters.map(({ id, title, paragraphs, list, after }) => (
            <section key={id} id={id}>
              <Text as="h2" data-text="h3" text={title} />
              <Texts texts={paragraphs.map(filled)} />
              {list && (
                <ul data-dashes data-above="3">
                  <Texts as="li" texts={list} />
                </ul>
              )}
              {after && <Texts texts={after.map(filled)} />}
            </section>
          ))}
        </article>
      </div>
    </Section>
  );
}
