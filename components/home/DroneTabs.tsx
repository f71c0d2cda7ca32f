'use client';

import type { ReactNode } from 'react';
import { TextTabs } from '@/components/ui/TextTabs';
import { useAddress } from '@/lib/hooks/useAddress';
import { useQueryParameter } from '@/lib/hooks/useQueryParameter';
import { chosenModel } from '@/lib/runtime/droneModel';
import classes from './DroneTabs.module.css';

type DroneTabsProps = {
  heading: ReactNode;
  label: string;
  models: { model: string; name: string; title: string; panel: ReactNode }[];
};

export function DroneTabs({ heading, label, models }: DroneTabsProps) {
  const [asked, choose] = useQueryParameter('model', String);
  const known = models.map(({ model }) => model);
  const active = useAddress((address) => chosenModel(known, asked, address));
  return (
    <>
      <div className={classes.head}>
        {heading}
        <TextTabs
          label={label}
          look="figures"
          tabs={models.map(({ model, name }) => ({ key: model, title: name, panelId: `drone-${model}` }))}
          active={active}
          onChoose={(model) => choose(model, { hash: 'product' })}
        />
      </div>
      {models.map(({ model, title, panel }) => (
        <div
          key={model}
          id={`drone-${model}`}
          role="tabpanel"
          aria-label={title}
          hidden={model !== active}
          data-panel
          className={classes.panel}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
