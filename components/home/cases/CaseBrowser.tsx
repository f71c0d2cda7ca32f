'use client';

import type { EmblaCarouselType } from 'embla-carousel';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { Slides } from '@/components/home/Slides';
import { IconButton } from '@/components/ui/IconButton';
import { TabGroup } from '@/components/ui/tabs/TabGroup';
import { TabPanel } from '@/components/ui/tabs/TabPanel';
import { TextTabs } from '@/components/ui/tabs/TextTabs';
import { useCarouselArrows } from '@/lib/motion/useCarouselArrows';
import { useHorizontalWheel } from '@/lib/motion/useHorizontalWheel';
import type { CarouselLabels } from '@/lib/schema/carousel';
import { categoryFromUrl } from '@/lib/url/categoryFromUrl';
import { withQueryParameters } from '@/lib/url/queryParameters';
import { updateUrl, useUrl } from '@/lib/url/useUrl';
import classes from './CaseBrowser.module.css';

type CaseBrowserProps = {
  heading: ReactNode;
  categories: { scene: string; anchor: string; title: string; stats: ReactNode; cards: ReactNode[] }[];
  labels: { categories: string; previous: string; next: string; carousel: CarouselLabels };
};

function choose(scene: string) {
  updateUrl(withQueryParameters(location.href, { query: scene }, 'cooperation'));
}

export function CaseBrowser({ heading, categories, labels }: CaseBrowserProps) {
  const active = useUrl((address) => categoryFromUrl(categories, address)?.scene ?? '');
  const arrows = useCarouselArrows();
  const tabs = categories.map(({ scene, title, anchor }) => ({ key: scene, title, panelId: anchor }));
  return (
    <TabGroup active={active} onChoose={choose}>
      <div className={classes.head} data-container>
        {heading}
        <div className={classes.arrows} data-scripted data-screen="from-sm">
          <IconButton
            icon="chevronLeft"
            data-variant="outline"
            label={labels.previous}
            disabled={!arrows.canGoBack}
            onClick={arrows.previous}
          />
          <IconButton
            icon="chevronRight"
            data-variant="outline"
            label={labels.next}
            disabled={!arrows.canGoOn}
            onClick={arrows.next}
          />
        </div>
      </div>
      <div data-container>
        <TextTabs label={labels.categories} tabs={tabs} />
      </div>
      {categories.map(({ scene, anchor, title, stats, cards }) => (
        <TabPanel
          key={scene}
          value={scene}
          id={anchor}
          title={title}
          active={scene === active}
          className={classes.panel}
        >
          <CaseStrip name={title} labels={labels.carousel} current={scene === active} onApi={arrows.setApi}>
            {cards}
          </CaseStrip>
          {stats}
        </TabPanel>
      ))}
    </TabGroup>
  );
}

type CaseStripProps = {
  name: string;
  labels: CarouselLabels;
  current: boolean;
  onApi: (api: EmblaCarouselType) => void;
  children: ReactNode[];
};

/** Memoised: choosing a category redraws only the two strips that change. */
const CaseStrip = memo(({ name, labels, current, onApi, children }: CaseStripProps) => {
  const [api, setApi] = useState<EmblaCarouselType | null>(null);
  useHorizontalWheel(api);

  useEffect(() => {
    if (api && current) onApi(api);
  }, [api, current, onApi]);

  return (
    <div className={classes.strip}>
      <Slides
        name={name}
        labels={labels}
        emblaOptions={{ align: 'start', containScroll: 'trimSnaps' }}
        slideClassName={classes.card}
        getEmblaApi={setApi}
      >
        {children}
      </Slides>
    </div>
  );
});
