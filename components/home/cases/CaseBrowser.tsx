'use client';

import type { ReactNode } from 'react';
import { type Tab, TabGroup, TabPanels, TextTabs } from '@/components/ui/TabGroup';
import { categoryFromUrl } from '@/lib/url/categoryFromUrl';
import { withQueryParameters } from '@/lib/url/queryParameters';
import { updateUrl, useUrl } from '@/lib/url/useUrl';
import classes from './CaseBrowser.module.css';

type CaseBrowserProps = { heading: ReactNode; label: string; categories: Tab[] };

function choose(scene: string) {
  updateUrl(withQueryParameters(location.href, { query: scene }, 'cooperation'));
}

export function CaseBrowser({ heading, label, categories }: CaseBrowserProps) {
  const active = useUrl((address) => categoryFromUrl(categories, address));
  return (
    <TabGroup active={active} onChoose={choose}>
      <div data-container>
        {heading}
        <TextTabs label={label} tabs={categories} active={active} />
      </div>
      <TabPanels tabs={categories} active={active} className={classes.panel} />
    </TabGroup>
  );
}
