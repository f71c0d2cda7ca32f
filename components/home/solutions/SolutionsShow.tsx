'use client';

import { TabsList, TabsTab } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { DeferUntil } from '@/components/home/DeferUntil';
import { Slides } from '@/components/home/Slides';
import { LoopVideo } from '@/components/home/solutions/LoopVideo';
import { IconButton } from '@/components/ui/IconButton';
import { TabGroup } from '@/components/ui/tabs/TabGroup';
import { SOLUTIONS_INTERVAL_MS } from '@/lib/motion/slideIntervals';
import { useSlideShow } from '@/lib/motion/useSlideShow';
import type { FilmSource } from '@/lib/pictures/filmSources';
import type { SlidesLabels } from '@/lib/schema/slides';
import classes from './SolutionsShow.module.css';
import tabClasses from './SolutionTabs.module.css';

type SolutionSlide = { label: string[]; sources: FilmSource[]; poster: ReactNode; text: ReactNode };

type SolutionsShowProps = { name: string; labels: SlidesLabels; slides: SolutionSlide[] };

const PANELS = 'solution';

/** The bar under a tab fills in the time that its slide is shown. */
const INTERVAL = { '--interval': `${SOLUTIONS_INTERVAL_MS}ms` } as CSSProperties;

export function SolutionsShow({ name, labels, slides }: SolutionsShowProps) {
  const show = useSlideShow(SOLUTIONS_INTERVAL_MS, slides.length);
  return (
    <div className={classes.root} style={INTERVAL} {...show.areaProps}>
      <Slides name={name} panels={PANELS} labels={labels} emblaOptions={{ loop: true }} {...show.slidesProps}>
        {slides.map(({ label, sources, poster, text }, index) => (
          <div key={label.join('')} className={classes.slide}>
            <div className={classes.film} data-not-printed>
              <LoopVideo
                sources={sources}
                active={index === show.active && show.inView && show.playing}
                className={classes.loop}
              >
                <DeferUntil due={show.isDue(index)}>{poster}</DeferUntil>
              </LoopVideo>
            </div>
            <div className={classes.text} data-container>
              {text}
            </div>
          </div>
        ))}
      </Slides>
      <div className={classes.controls} data-container data-scripted>
        <div
          className={tabClasses.root}
          data-running={show.running || undefined}
          data-playing={show.playing || undefined}
        >
          <div className={tabClasses.arrows} data-wide>
            <IconButton
              icon="chevronLeft"
              label={labels.previous}
              className={tabClasses.arrow}
              onClick={show.previous}
            />
            <IconButton
              icon="chevronRight"
              label={labels.next}
              className={tabClasses.arrow}
              onClick={show.next}
            />
          </div>
          <TabGroup active={String(show.active)} onChoose={(index) => show.goTo(Number(index))}>
            <TabsList aria-label={name} className={tabClasses.tabs}>
              {slides.map(({ label }, index) => (
                <TabsTab
                  key={label.join('')}
                  value={String(index)}
                  aria-label={label.join('')}
                  aria-controls={`${PANELS}-${index}`}
                  className={tabClasses.tab}
                >
                  {label.map((clause) => (
                    <span key={clause}>{clause}</span>
                  ))}
                </TabsTab>
              ))}
            </TabsList>
          </TabGroup>
          <IconButton
            icon={show.playing ? 'pause' : 'play'}
            iconSize={16}
            label={show.playing ? labels.pause : labels.play}
            className={tabClasses.pause}
            onClick={show.onTogglePlaying}
          />
        </div>
      </div>
    </div>
  );
}
