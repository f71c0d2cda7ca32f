import { Chapter } from '@/components/ui/Chapter';
import { TextLink } from '@/components/ui/TextLink';
import type { AboutContent } from '@/lib/schema/about';
import classes from './Partner.module.css';

type PartnerProps = { content: AboutContent['partner'] };

export function Partner({ content }: PartnerProps) {
  const { title, lead, columns, kinds, note, links } = content;
  return (
    <Chapter id="partner" title={title} lead={lead} notes={[note]}>
      <ul className={classes.kinds}>
        {kinds.map((kind) => (
          <li key={kind.title} className={classes.kind}>
            <h3 className={classes.title}>{kind.title}</h3>
            <dl className={classes.facts}>
              {kind.facts.map((fact, index) => (
                <div key={fact}>
                  <dt className={classes.term}>{columns[index]}</dt>
                  <dd className={classes.fact}>{fact}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className={classes.links}>
        {links.map((link) => (
          <TextLink key={link.path} href={link.path}>
            {link.title}
          </TextLink>
        ))}
      </div>
    </Chapter>
  );
}
