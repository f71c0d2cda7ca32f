import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import type { AboutContent } from '@/lib/schema/about';
import classes from './Partner.module.css';

type PartnerProps = { content: AboutContent['partner'] };

export function Partner({ content }: PartnerProps) {
  const { title, lead, columns, kinds, note, links } = content;
  return (
    <Section id="partner" labelledBy="partner-title">
      <SectionHeading id="partner-title" title={title} lead={lead} />
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" data-type="label">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind.title}>
              <th scope="row" data-type="lead">
                {kind.title}
              </th>
              {kind.facts.map((fact, index) => (
                <td key={fact} data-column={columns[index]} data-type="body">
                  {fact}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p data-type="label">{note}</p>
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
