import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import type { GuideContent } from '@/lib/schema/guide';
import type { Site } from '@/lib/schema/site';
import classes from './Closing.module.css';

type ClosingProps = GuideContent['closing'] & { site: Site };

export function Closing({ title, text, ask, service, mailbox, site }: ClosingProps) {
  return (
    <Section labelledBy="closing-title">
      <div className={classes.columns} data-grid="7:5">
        <SectionHeading id="closing-title" title={title} lead={text} />
        <div>
          <div className={classes.buttons} data-row="4">
            <ButtonLink href={ask.path} variant="filled">
              {ask.title}
            </ButtonLink>
            <ButtonLink href={site.customerService.value} variant="line" newTab>
              {service}
            </ButtonLink>
          </div>
          <p data-row="4" data-above="5" data-links>
            {mailbox}
            <SiteLink href={`mailto:${site.mailbox.value}`}>{site.mailbox.value}</SiteLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
