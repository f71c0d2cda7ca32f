import { PlainPicture } from '@/components/ui/PlainPicture';
import { Reveal } from '@/components/ui/Reveal';
import { Section, SectionHeading } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import type { PartnersContent } from '@/lib/schema/home/partners';
import classes from './Partners.module.css';

export function Partners({ label, lead, leadWithPlaceholders, partners }: PartnersContent) {
  const someUnconfirmed = partners.some(({ status }) => status === 'placeholder');
  return (
    <Section id="partner" tone="mist">
      <Reveal data-stack="5">
        <SectionHeading id="partner-title" label={label} />
        <ul className={classes.wall}>
          {partners.map(({ value: { name, logo, url } }) => {
            const mark = (
              <PlainPicture
                src={`/partners/${logo}`}
                alt={name}
                width={168}
                height={48}
                loading="lazy"
                decoding="async"
                className={classes.mark}
              />
            );
            return (
              <li key={name} className={classes.cell}>
                {url ? (
                  <SiteLink href={url} newTab className={classes.link}>
                    {mark}
                  </SiteLink>
                ) : (
                  mark
                )}
              </li>
            );
          })}
        </ul>
        <Text data-text="label" byClause text={someUnconfirmed ? leadWithPlaceholders : lead} />
      </Reveal>
    </Section>
  );
}
