'use client';

import type { ReactNode } from 'react';
import { type Tab, TabGroup, TabPanels, TextTabs } from '@/components/ui/TabGroup';
import { modelFromUrl } from '@/lib/url/modelFromUrl';
import { useQueryParameter } from '@/lib/url/useQueryParameter';
import { useUrl } from '@/lib/url/useUrl';
import classes from './DroneTabs.module.css';

type DroneTabsProps = { heading: ReactNode; label: string; models: Tab[] };

export function DroneTabs({ heading, label, models }: DroneTabsProps) {
  const [requested, choose] = useQueryParameter('model');
  const keys = models.map(({ key }) => key);
  const active = useUrl((address) => modelFromUrl(keys, requested, address));
  return (
    <TabGroup active={active} onChoose={(model) => choose(model, 'product')}>
      <div data-container data-row="" className={classes.head}>
        {heading}
        <TextTabs label={label} variant="figures" tabs={models} active={active} />
      </div>
      <TabPanels tabs={models} active={active} className={classes.panel} />
    </TabGroup>
  );
}
