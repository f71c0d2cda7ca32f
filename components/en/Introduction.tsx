import type { ReactNode } from 'react';
import { DefinitionList } from '@/components/ui/DefinitionList';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { StatList } from '@/components/ui/StatList';
import statClasses from '@/components/ui/Stats.module.css';
import { TextLink } from '@/components/ui/TextLink';
import type { EnContent } from '@/lib/schema/en';
import type { Site } from '@/lib/schema/site';
import classes from './Introduction.module.css';

export function Introduction({ content, site }: { content: EnContent; site: Site }) {
  const { picture, statement, work, figures, services, partners, documents, contact, pictures } = content;
  const email = site.email.value;
  const link = (
    <SiteLink href={`mailto:${email}`} data-links="">
      {email}
    </SiteLink>
  );
  return (
    <Section>
      <Picture picture={picture} sizes="100vw" eager className={classes.picture} />
      <div data-grid="5:7">
        <p data-text="h2">{statement}</p>
        <div className={classes.columns}>
          {work.map(({ title, text }) => (
            <Block key={title} title={title}>
              <p data-text="body">{text}</p>
            </Block>
          ))}
        </div>
      </div>
      <section aria-label={figures.title}>
        <StatList stats={figures.stats} classes={{ ...statClasses, list: classes.stats }} />
        <p data-text="label">
          {figures.source} {pictures}
        </p>
      </section>
      <div className={classes.blocks} data-above="8">
        <Block title={services.title}>
          <ul data-dashes data-stack="2">
            {services.list.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </Block>
        <Block title={partners.title}>
          <dl data-stack="4">
            {partners.kinds.map(({ term, text }) => (
              <div key={term}>
                <dt className={classes.term}>{term}</dt>
                <dd data-text="body">{text}</dd>
              </div>
            ))}
          </dl>
        </Block>
        <Block title={documents.title}>
          <ul>
            {documents.links.map((link) => (
              <li key={link.path}>
                <TextLink link={link} hrefLang="zh-CN" />
              </li>
            ))}
          </ul>
        </Block>
        <Block title={contact.title}>
          <DefinitionList
            items={[
              { term: contact.labels.email, text: link },
              { term: contact.labels.company, text: <span lang="zh-CN">{site.company.value}</span> },
              { term: contact.labels.place, text: contact.place },
            ]}
          />
          <p data-text="label">{contact.languages.value}</p>
        </Block>
      </div>
    </Section>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-stack="3">
      <h2 data-text="lead" data-ruled="">
        {title}
      </h2>
      {children}
    </div>
  );
}
