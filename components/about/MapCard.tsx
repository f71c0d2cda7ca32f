import { PlaceMap } from '@/components/about/PlaceMap';
import { SiteLink } from '@/components/ui/SiteLink';
import type { MapContent } from '@/lib/schema/map';
import { fill } from '@/lib/text/fill';
import classes from './MapCard.module.css';

type MapCardProps = {
  content: MapContent;
  place: string;
};

export function MapCard({ content, place }: MapCardProps) {
  const { service, appLink } = content;
  const address = content.address.value;
  const key = service.key.value;
  const point = content.point.value;
  return (
    <>
      {key && point && (
        <PlaceMap
          script={fill(service.script, { key: encodeURIComponent(key) })}
          point={point}
          label={fill(content.map, { address: address || place })}
          loading={content.loading}
          failed={content.failed}
        />
      )}
      <address data-row="4" className={classes.address}>
        {address || place}
        {address && (
          <SiteLink href={fill(appLink, { address: encodeURIComponent(address) })} newTab>
            {content.openApp}
          </SiteLink>
        )}
      </address>
    </>
  );
}
