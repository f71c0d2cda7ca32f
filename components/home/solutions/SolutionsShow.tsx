'use client';

import type { ReactNode } from 'react';
import { Slides } from '@/components/home/Slides';
import { LoopVideo } from '@/components/home/solutions/LoopVideo';
import { SolutionTabs } from '@/components/home/solutions/SolutionTabs';
import { WhenDue } from '@/components/home/WhenDue';
import { CAROUSEL_INTERVAL_MS } from '@/lib/constants';
import { useSlideShow } from '@/lib/motion/useSlideShow';
import type { FilmSource } from '@/lib/pictures/filmSources';
import type { SlidesLabels } from '@/lib/schema/slides';
import classes from './SolutionsShow.module.css';

type SolutionSlide = { label: string[]; sources: FilmSource[]; poster: ReactNode; text: ReactNode };

type SolutionsShowProps = { name: string; labels: SlidesLabels; slides: SolutionSlide[] };

const LOOP = { loop: true };
const PANELS = 'solution';

export function SolutionsShow({ name, labels, slides }: SolutionsShowProps) {
  const show = useSlideShow(CAROUSEL_INTERVAL_MS, slides.length);
  return (
    <div className={classes.root} {...show.areaProps}>
      <Slides name={name} panels={PANELS} labels={labels} emblaOptions={LOOP} {...show.slidesProps}>
        {slides.map(({ label, sources, poster, text }, index) => (
          <div key={label.join('')} className={classes.slide}>
            <div className={classes.film} data-not-printed>
              <LoopVideo
                sources={sources}
                active={index === show.active && show.inView && show.playing}
                className={classes.loop}
              >
                <WhenDue due={show.isDue(index)}>{poster}</WhenDue>
              </LoopVideo>
            </div>
            <div className={classes.text} data-container>
              {text}
            </div>
          </div>
        ))}
      </Slides>
      <div className={classes.controls} data-container data-scripted>
        <SolutionTabs
          name={name}
          panels={PANELS}
          labels={labels}
          tabs={slides.map(({ label }) => label)}
          show={show}
        />
      </div>
    </div>
  );
}
