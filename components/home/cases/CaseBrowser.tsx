'use client';

import { useMergedRef, useScroller } from '@mantine/hooks';
import { memo, type ReactNode, useRef } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { TabGroup, TabPanels, TextTabs } from '@/components/ui/TabGroup';
import { prefersReducedMotion } from '@/lib/motion/useReducedMotion';
import { categoryFromUrl } from '@/lib/url/categoryFromUrl';
import { withQueryParameters } from '@/lib/url/queryParameters';
import { updateUrl, useUrl } from '@/lib/url/useUrl';
import classes from './CaseBrowser.module.css';

type CaseLabels = Record<'categories' | 'previous' | 'next', string>;

type CaseBrowserProps = {
  heading: ReactNode;
  categories: { scene: string; anchor: string; title: string; stats: ReactNode; cards: ReactNode[] }[];
  labels: CaseLabels;
};

function choose(scene: string) {
  updateUrl(withQueryParameters(location.href, { query: scene }, 'cooperation'));
}

export function CaseBrowser({ heading, categories, labels }: CaseBrowserProps) {
  const active = useUrl((address) => categoryFromUrl(categories, address)?.scene ?? '');
  const tabs = categories.map(({ scene, title, anchor, stats, cards }) => ({
    key: scene,
    title,
    panelId: anchor,
    panel: (
      <>
        <CaseStrip name={title} labels={labels}>
          {cards}
        </CaseStrip>
        {stats}
      </>
    ),
  }));
  return (
    <TabGroup active={active} onChoose={choose}>
      <div data-container>
        {heading}
        <TextTabs label={labels.categories} tabs={tabs} />
      </div>
      <TabPanels tabs={tabs} active={active} className={classes.panel} />
    </TabGroup>
  );
}

type CaseStripProps = { name: string; labels: CaseLabels; children: ReactNode[] };

/** Memoised: choosing a category redraws no strip. */
const CaseStrip = memo(({ name, labels, children }: CaseStripProps) => {
  const strip = useRef<HTMLUListElement>(null);
  const { ref, canScrollStart, canScrollEnd, dragHandlers } = useScroller<HTMLUListElement>();

  function scroll(cards: number) {
    const { scrollLeft, children: items } = strip.current as HTMLUListElement;
    const [first, second] = [...items] as HTMLElement[];
    const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
    const left = (Math.round(scrollLeft / step) + cards) * step;
    strip.current?.scrollTo({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }

  return (
    <>
      <ul
        ref={useMergedRef(strip, ref)}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled sideways
        tabIndex={0}
        className={classes.strip}
        {...dragHandlers}
      >
        {children}
      </ul>
      <div className={classes.arrows} data-scripted data-screen="from-sm">
        <IconButton
          icon="chevronLeft"
          data-variant="outline"
          label={labels.previous}
          disabled={!canScrollStart}
          onClick={() => scroll(-1)}
        />
        <IconButton
          icon="chevronRight"
          data-variant="outline"
          label={labels.next}
          disabled={!canScrollEnd}
          onClick={() => scroll(1)}
        />
      </div>
    </>
  );
});
