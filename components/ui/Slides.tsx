'use client';

import { Carousel, type CarouselProps, CarouselSlide } from '@mantine/carousel';
import { HeadlessMantineProvider } from '@mantine/core';
import { Children, type ReactNode } from 'react';
import type { SlidesLabels } from '@/lib/schema/slides';
import classes from './Slides.module.css';

type SlidesProps = Pick<
  CarouselProps,
  'getEmblaApi' | 'onSlideChange' | 'emblaOptions' | 'slideSize' | 'slideGap'
> & {
  name: string;
  labels: SlidesLabels;
  slideClassName?: string;
  /** Out of sight, where a carousel that measures itself is only work. */
  resting?: boolean;
  children: ReactNode;
};

type RestingSlidesProps = Pick<SlidesProps, 'slideClassName' | 'children'>;

function RestingSlides({ slideClassName = '', children }: RestingSlidesProps) {
  return (
    <div className={classes.root}>
      <div className={classes.viewport} data-slides="">
        <div className={classes.container}>
          {Children.map(children, (slide) => (
            <div className={`${classes.slide} ${slideClassName}`}>{slide}</div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Mantine's carousel without its English: labelled, and silent when it moves by itself. */
export function Slides({ name, labels, slideClassName, resting, children, ...options }: SlidesProps) {
  const slides = Children.toArray(children);
  if (resting) return <RestingSlides slideClassName={slideClassName}>{children}</RestingSlides>;
  return (
    <HeadlessMantineProvider>
      <Carousel
        {...options}
        aria-label={`${name}${labels.carousel}`}
        aria-roledescription={labels.carousel}
        withControls={false}
        attributes={{ viewport: { 'data-slides': '' } }}
        classNames={{
          root: classes.root,
          viewport: classes.viewport,
          container: classes.container,
          slide: classes.slide,
        }}
      >
        {slides.map((slide, index) => (
          <CarouselSlide
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            key={index}
            className={slideClassName}
            aria-roledescription={labels.slideRole}
            aria-label={labels.slide
              .replace('{n}', String(index + 1))
              .replace('{total}', String(slides.length))}
          >
            {slide}
          </CarouselSlide>
        ))}
      </Carousel>
    </HeadlessMantineProvider>
  );
}
