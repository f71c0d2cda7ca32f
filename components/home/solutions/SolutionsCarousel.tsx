'use client';

import { TabsList, TabsTab } from '@mantine/core';
import type { ReactNode } from 'react';
import { DeferUntil } from '@/components/home/DeferUntil';
import { Slides } from '@/components/home/Slides';
import { LoopFilm } from '@/components/home/solutions/LoopFilm';
import { IconButton } from '@/components/ui/IconButton';
import { TabGroup } from '@/components/ui/TabGroup';
import { SOLUTIONS_INTERVAL_MS } from '@/lib/motion/intervalsAndHeights';
import { useCarousel } from '@/lib/motion/useCarousel';
import type { FilmSource } from '@/lib/pictures/filmSources';
import type { CarouselLabels } from '@/lib/schema/carousel';
import classes from './SolutionsCarousel.module.css';

type SolutionSlide = { label: string[]; sources: FilmSource[]; poster: ReactNode; text: ReactNode };

type SolutionsCarouselProps = { name: string; labels: CarouselLabels; slides: SolutionSlide[] };

const PANELS = 'solution';

export function SolutionsCarousel({ name, labels, slides }: SolutionsCarouselProps) {
  const carousel = useCarousel(SOLUTIONS_INTERVAL_MS, slides.length);
  return (
    <div className={classes.root} {...carousel.areaProps}>
      <Slides name={name} panels={PANELS} labels={labels} {...carousel.slidesProps}>
        {slides.map(({ label, sources, poster, text }, index) => (
          <div key={label.join('')} className={classes.slide}>
            <div className={classes.film} data-not-printed>
              <LoopFilm
                sources={sources}
                active={index === carousel.active && carousel.inView && carousel.playing}
              >
                <DeferUntil due={carousel.isDue(index)}>{poster}</DeferUntil>
              </LoopFilm>
            </div>
            <div className={classes.text} data-container>
              {text}
            </div>
          </div>
        ))}
      </Slides>
      <div className={classes.controls} data-container data-scripted>
        <TabGroup active={String(carousel.active)} onChoose={(index) => carousel.goTo(Number(index))}>
          <TabsList aria-label={name} className={classes.tabs}>
            {slides.map(({ label }, index) => (
              <TabsTab
                key={label.join('')}
                value={String(index)}
                aria-label={label.join('')}
                aria-controls={`${PANELS}-${index}`}
                className={classes.tab}
                data-text="small"
                data-hover
              >
                {label.map((clause) => (
                  <span key={clause}>{clause}</span>
                ))}
              </TabsTab>
            ))}
          </TabsList>
        </TabGroup>
        <div className={classes.buttons} data-row="3">
          <IconButton
            icon="chevronLeft"
            label={labels.previous}
            className={classes.arrow}
            onClick={carousel.previous}
            data-screen="from-sm"
          />
          <IconButton
            icon="chevronRight"
            label={labels.next}
            className={classes.arrow}
            onClick={carousel.next}
            data-screen="from-sm"
          />
          <IconButton {...carousel.toggle} label={labels[carousel.toggle.icon]} className={classes.arrow} />
        </div>
      </div>
    </div>
  );
}
