import { LawLinks } from '@/components/guide/LawLinks';
import { Icon } from '@/components/ui/Icon';
import { JsonLd } from '@/components/ui/JsonLd';
import { Section, SectionHeading } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { QuestionsContent } from '@/lib/schema/guide/questions';
import type { Law } from '@/lib/schema/guide/rules';
import { faqPage } from '@/lib/seo/structuredData';
import classes from './Questions.module.css';

type QuestionsProps = { content: QuestionsContent; law: Law };

export function Questions({ content: { title, lead, visitorsLabel, visitors }, law }: QuestionsProps) {
  return (
    <Section id="questions" tone="mist">
      <JsonLd graph={[faqPage(visitors.flatMap(({ entries }) => entries))]} />
      <SectionHeading id="questions-title" title={title} lead={lead} />
      <nav aria-label={visitorsLabel} data-text="small" data-not-printed>
        <ul className={classes.visitors} data-row="" data-links>
          {visitors.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {visitors.map(({ id: groupId, title: name, entries }) => (
        <section
          key={groupId}
          id={groupId}
          aria-labelledby={`${groupId}-title`}
          className={classes.group}
          data-grid="4:8"
        >
          <h3 id={`${groupId}-title`} data-text="h3" data-sticky>
            {name}
          </h3>
          <div>
            {entries.map(({ id, question, answer, links }) => (
              <details key={id} className={classes.question}>
                <summary className={classes.summary} data-hover>
                  <Text as="h4" id={`${id}-title`} data-text="lead" byClause text={question} />
                  <Icon name="chevronDown" />
                </summary>
                {/* The id is inside <details>, because browsers open one for an anchor in it. */}
                <div id={id} className={classes.answer}>
                  {answer.map((paragraph) => (
                    <p key={paragraph}>
                      <LawLinks text={paragraph} law={law} />
                    </p>
                  ))}
                  {links.map((link) => (
                    <TextLink key={link.path} link={link} />
                  ))}
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </Section>
  );
}
