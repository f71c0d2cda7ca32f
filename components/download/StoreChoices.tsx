'use client';

import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { StoreRow } from '@/components/download/StoreRow';
import type { DevicePlatform } from '@/lib/device/devicePlatform';
import { useDevice } from '@/lib/device/useDevice';
import { useOnDemand } from '@/lib/overlays/useOnDemand';
import type { HostAppLabels, StoresContent } from '@/lib/schema/download';

const loadLayer = () => import('@/components/download/HostAppLayer');

type StoreChoicesProps = { stores: StoresContent; published: boolean; hostAppLabels: HostAppLabels };

function suitableFirst(list: StoresContent['list'], platform: DevicePlatform | null) {
  const suits = (store: StoresContent['list'][number]) =>
    platform !== null && store.platforms.includes(platform);
  return list
    .map((store) => ({ ...store, suits: suits(store) }))
    .sort((a, b) => Number(b.suits) - Number(a.suits));
}

export function StoreChoices({ stores, published, hostAppLabels }: StoreChoicesProps) {
  const { platform, hostApp } = useDevice();
  // Without a network the layer stays away; the note under the list says the same.
  const layer = useOnDemand(loadLayer);

  const openLayer = useEffectEvent(() => void layer.open());
  useEffect(() => {
    if (hostApp && published) openLayer();
  }, [hostApp, published]);

  const onChoose = (event: MouseEvent) => {
    if (!hostApp) return;
    event.preventDefault();
    void layer.open();
  };

  return (
    <div data-stack="4">
      <ul data-stack="3">
        {suitableFirst(stores.list, platform).map((store) => (
          <StoreRow key={store.title} store={store} labels={stores} onChoose={onChoose} />
        ))}
      </ul>
      {published && <p data-type="label">{stores.note}</p>}
      {layer.part && (
        <layer.part.HostAppLayer opened={layer.opened} labels={hostAppLabels} onClose={layer.close} />
      )}
    </div>
  );
}
