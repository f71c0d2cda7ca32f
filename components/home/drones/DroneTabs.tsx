'use client';

import type { ReactNode } from 'react';
import { TabGroup } from '@/components/ui/tabs/TabGroup';
import { TabPanel } from '@/components/ui/tabs/TabPanel';
import { TextTabs } from '@/components/ui/tabs/TextTabs';
import { modelFromUrl } from '@/lib/url/modelFromUrl';
import { useQueryParameter } from '@/lib/url/useQueryParameter';
import { useUrl } from '@/lib/url/useUrl';
import classes from './DroneTabs.module.css';

type DroneTabsProps = {
  heading: ReactNode;
  label: string;
  models: { model: string; name: string; title: string; panel: ReactNode }[];
};

export function DroneTabs({ heading, label, models }: DroneTabsProps) {
  const [requested, choose] = useQueryParameter('model');
  const names = models.map(({ model }) => model);
  const active = useUrl((address) => modelFromUrl(names, requested, address));
  return (
    <TabGroup active={active} onChoose={(model) => choose(model, 'product')}>
      <div data-container data-row="" className={classes.head}>
        {heading}
        <TextTabs
          label={label}
          variant="figures"
          tabs={models.map(({ model, name }) => ({ key: model, title: name, panelId: `drone-${model}` }))}
        />
      </div>
      {models.map(({ model, title, panel }) => (
        <TabPanel
          key={model}
          value={model}
          id={`drone-${model}`}
          title={title}
          active={model === active}
          className={classes.panel}
        >
          {panel}
        </TabPanel>
      ))}
    </TabGroup>
  );
}
