'use client';

import { Carousel, type CarouselProps, CarouselSlide } from '@mantine/carousel';
import { Children, type ReactNode } from 'react';
import { RestingSlides } from '@/components/ui/RestingSlides';
import type { SlidesLabels } from '@/lib/schema/slides';
import classes from './Slides.module.css';

type SlidesProps = Pick<
  CarouselProps,
  'getEmblaApi' | 'onSlideChange' | 'emblaOptions' | 'slideSize' | 'slideGap'
> & {
  name: string;
  labels: SlidesLabels;
  slideClassName?: string;
  /** Beginning of the slides' ids, where tabs choose among them. */
  panels?: string;
  /** Far from the view, where a carousel that measures itself is only work. */
  resting?: boolean;
  children: ReactNode;
};

/** Mantine's carousel without its English: labelled, and silent when it moves by itself. */
export function Slides({ name, labels, slideClassName, panels, resting, children, ...options }: SlidesProps) {
  const slides = Children.toArray(children);
  const spoken = { 'aria-label': `${name}${labels.carousel}`, 'aria-roledescription': labels.carousel };
  const parts = slides.map((slide, index) => ({
    key: index,
    className: slideClassName,
    'aria-roledescription': labels.slideRole,
    'aria-label': labels.slide.replace('{n}', String(index + 1)).replace('{total}', String(slides.length)),
    ...(panels && { id: `${panels}-${index}`, role: 'tabpanel' }),
    children: slide,
  }));
  if (resting) return <RestingSlides spoken={spoken} parts={parts} />;
  return (
    <Carousel
      {...options}
      {...spoken}
      withControls={false}
      attributes={{ viewport: { 'data-slides': '' } }}
      classNames={{
        root: classes.root,
        viewport: classes.viewport,
        container: classes.container,
        slide: classes.slide,
      }}
    >
      {parts.map(({ key, ...part }) => (
        <CarouselSlide key={key} {...part} />
      ))}
    </Carousel>
  );
}
