import { SiteLink } from '@/components/ui/SiteLink';
import type { AboutContent } from '@/lib/schema/about';
import type { Site } from '@/lib/schema/site';
import classes from './ContactList.module.css';

type ContactListProps = { content: AboutContent['contract']; site: Site };

export function ContactList({ content, site }: ContactListProps) {
  const { labels, openService, document } = content;
  const mailbox = site.mailbox.value;
  return (
    <dl className={classes.root}>
      <div>
        <dt>{labels.company}</dt>
        <dd>{site.company.value}</dd>
      </div>
      <div>
        <dt>{labels.mailbox}</dt>
        <dd>
          <SiteLink href={`mailto:${mailbox}`}>{mailbox}</SiteLink>
        </dd>
      </div>
      <div>
        <dt>{labels.place}</dt>
        <dd>{site.place}</dd>
      </div>
      <div>
        <dt>{labels.service}</dt>
        <dd>
          <SiteLink href={site.customerService.value} newTab>
            {openService}
          </SiteLink>
        </dd>
      </div>
      <div>
        <dt>{labels.document}</dt>
        <dd>
          <SiteLink href={document.path}>{document.title}</SiteLink>
        </dd>
      </div>
    </dl>
  );
}
