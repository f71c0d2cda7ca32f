'use client';

import dynamic from 'next/dynamic';
import { type MouseEvent, useState } from 'react';
import { StoreRow } from '@/components/download/StoreRow';
import { useDevice } from '@/lib/hooks/useDevice';
import type { DevicePlatform } from '@/lib/runtime/devicePlatform';
import type { HostAppLabels, StoresContent } from '@/lib/schema/download';
import classes from './StoreChoices.module.css';

// Without a network the layer stays away; the note under the list says the same.
const HostAppLayer = dynamic(
  () =>
    import('@/components/download/HostAppLayer').then(
      (module) => module.HostAppLayer,
      () => () => null,
    ),
  { ssr: false },
);

type StoreChoicesProps = { stores: StoresContent; hostAppLabels: HostAppLabels };

function suitableFirst(list: StoresContent['list'], platform: DevicePlatform | null) {
  const suits = (store: StoresContent['list'][number]) =>
    platform !== null && store.platforms.includes(platform);
  return list
    .map((store) => ({ ...store, suits: suits(store) }))
    .sort((a, b) => Number(b.suits) - Number(a.suits));
}

export function StoreChoices({ stores, hostAppLabels }: StoreChoicesProps) {
  const { platform, hostApp } = useDevice();
  const [layerClosed, setLayerClosed] = useState(false);

  const onChoose = (event: MouseEvent) => {
    if (!hostApp) return;
    event.preventDefault();
    setLayerClosed(false);
  };

  return (
    <>
      <ul aria-label={stores.label} className={classes.root}>
        {suitableFirst(stores.list, platform).map((store) => (
          <StoreRow key={store.title} store={store} labels={stores} onChoose={onChoose} />
        ))}
      </ul>
      <p className={classes.note}>{stores.note}</p>
      {hostApp && !layerClosed && (
        <HostAppLayer labels={hostAppLabels} onClose={() => setLayerClosed(true)} />
      )}
    </>
  );
}
