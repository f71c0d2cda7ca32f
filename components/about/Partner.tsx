import { Clauses } from '@/components/ui/Clauses';
import { FactTable } from '@/components/ui/FactTable';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { AboutContent } from '@/lib/schema/about';
import classes from './Partner.module.css';

export function Partner(content: AboutContent['partner']) {
  const { title, lead, item, columns, kinds, note, links } = content;
  return (
    <Section id="partner" labelledBy="partner-title" title={title} lead={lead}>
      <FactTable label={title} item={item} columns={columns} rows={kinds} />
      <p className={classes.note} data-type="label">
        <Clauses text={note} />
      </p>
      <div data-row="7" className={classes.links}>
        {links.map((link) => (
          <TextLink key={link.path} href={link.path}>
            {link.title}
          </TextLink>
        ))}
      </div>
    </Section>
  );
}
