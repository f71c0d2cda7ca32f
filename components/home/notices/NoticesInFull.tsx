import { SiteLink } from '@/components/ui/SiteLink';
import type { Announcement } from '@/lib/notices/announcements';
import type { TickerLabels } from '@/lib/schema/home/ticker';

type NoticesInFullProps = { notices: Announcement[]; labels: TickerLabels };

/** All notices with all that they say, for those without scripts; its looks are in public/without-scripts.css. */
export function NoticesInFull({ notices, labels }: NoticesInFullProps) {
  return (
    <div data-notices>
      <h2>{labels.title}</h2>
      <ul>
        {notices.map(({ title, date, content, url, action }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, when the site is built
          <li key={index}>
            <div>
              <h3>{title}</h3>
              {date && <time dateTime={date}>{date}</time>}
            </div>
            <div>
              {content?.split('\n').map((paragraph, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <p key={place}>{paragraph}</p>
              ))}
              {url && (
                <SiteLink href={url} newTab>
                  {action ?? labels.details}
                </SiteLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
