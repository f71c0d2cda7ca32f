import { PlaceMap } from '@/components/about/PlaceMap';
import { SiteLink } from '@/components/ui/SiteLink';
import type { MapContent } from '@/lib/schema/map';
import classes from './MapCard.module.css';

/** Where the company is: a map once the owner has a key of the maps service and a place, and always the address. */
export function MapCard({ content }: { content: MapContent }) {
  const { service, appLink } = content;
  const address = content.address.value;
  const key = service.key.value;
  const point = content.point.value;
  return (
    <>
      {key && point && (
        <PlaceMap
          script={service.script.replace('{key}', encodeURIComponent(key))}
          point={point}
          label={content.map.replace('{address}', address)}
          loadingLabel={content.loading}
          failedLabel={content.failed}
        />
      )}
      <address data-row="4" className={classes.address}>
        {address}
        <SiteLink href={appLink.replace('{address}', encodeURIComponent(address))} newTab>
          {content.openApp}
        </SiteLink>
      </address>
    </>
  );
}
