'use client';

import { useMounted } from '@mantine/hooks';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { type DevicePlatform, devicePlatform, hostApp } from '@/lib/device/devicePlatform';
import { useLazyModule } from '@/lib/hydration/useLazyModule';
import type { HostAppLabels, StoresContent } from '@/lib/schema/download';
import classes from './StoreChoices.module.css';

const loadLayer = () => import('@/components/download/HostAppLayer');

type StoreChoicesProps = { stores: StoresContent; hostAppLabels: HostAppLabels };

function suitableFirst(list: StoresContent['list'], platform: DevicePlatform | null) {
  return list
    .map((store) => ({ ...store, suits: platform !== null && store.platforms.includes(platform) }))
    .sort((a, b) => Number(b.suits) - Number(a.suits));
}

export function StoreChoices({ stores, hostAppLabels }: StoreChoicesProps) {
  const userAgent = useMounted() ? navigator.userAgent : '';
  const platform = userAgent ? devicePlatform(userAgent, navigator.maxTouchPoints) : null;
  const app = hostApp(userAgent);
  // No message if the layer cannot be loaded: the note under the list says the same.
  const layer = useLazyModule(loadLayer);

  const openLayer = useEffectEvent(() => void layer.open());
  useEffect(() => {
    if (app) openLayer();
  }, [app]);

  const onChoose = (event: MouseEvent) => {
    if (!app) return;
    event.preventDefault();
    void layer.open();
  };

  return (
    <div data-stack="4">
      <ul data-stack="3">
        {suitableFirst(stores.list, platform).map(({ title, channel, url: { value: url }, suits }) => {
          const content = (
            <>
              <span className={classes.text}>
                <strong>{title}</strong>
                <span data-text="label">{channel}</span>
              </span>
              <span className={classes.action} data-text="small" data-row="2">
                {url ? stores.get : stores.soon}
                {url && <Icon name="download" />}
              </span>
            </>
          );
          return (
            <li key={title} className={classes.item} data-suits={suits || undefined}>
              {url ? (
                <SiteLink href={url} className={classes.root} data-beside="4" data-spread onClick={onChoose}>
                  {content}
                </SiteLink>
              ) : (
                <div className={classes.root} data-beside="4" data-spread>
                  {content}
                </div>
              )}
              {suits && (
                <span className={classes.suits} data-text="label" data-badge>
                  {stores.suits}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p data-text="label">{stores.note}</p>
      {layer.module && <layer.module.HostAppLayer labels={hostAppLabels} {...layer.overlayProps} />}
    </div>
  );
}
