import { MapCard } from '@/components/about/MapCard';
import { SiteLink } from '@/components/ui/SiteLink';
import type { AboutContent } from '@/lib/schema/about';
import type { MapContent } from '@/lib/schema/map';
import type { Site } from '@/lib/schema/site';
import classes from './ContactList.module.css';

type ContactListProps = { content: AboutContent['contract']; site: Site; map: MapContent };

export function ContactList({ content, site, map }: ContactListProps) {
  const { labels, openService, document } = content;
  const mailbox = site.mailbox.value;
  return (
    <dl data-links="" className={classes.root}>
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
        <dd>
          <MapCard content={map} />
        </dd>
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
