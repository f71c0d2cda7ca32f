import { Carousel, type CarouselProps, CarouselSlide } from '@mantine/carousel';
import type { EmblaCarouselType } from 'embla-carousel';
import { Children, type ReactNode } from 'react';
import type { CarouselLabels } from '@/lib/schema/carousel';
import { fill } from '@/lib/text/fill';
import classes from './Slides.module.css';

type SlidesProps = Pick<CarouselProps, 'getEmblaApi' | 'onSlideChange' | 'emblaOptions'> & {
  name: string;
  labels: CarouselLabels;
  panels?: string;
  children: ReactNode;
};

/** Embla ignores a focus that comes 10 ms or more after the Tab key, as on slow devices. */
function showFocused(carousel: EmblaCarouselType, { target }: FocusEvent) {
  if (!(target as Element).matches(':focus-visible')) return false;
  const place = carousel.slideNodes().findIndex((slide) => slide.contains(target as Element));
  carousel.rootNode().scrollLeft = 0;
  carousel.scrollTo(Math.min(place, carousel.scrollSnapList().length - 1), true);
  return false;
}

/** Mantine's carousel with Chinese labels. Screen readers hear nothing when it advances by itself. */
export function Slides({ name, labels, panels, children, ...options }: SlidesProps) {
  const slides = Children.toArray(children);
  return (
    <Carousel
      {...options}
      emblaOptions={{ ...options.emblaOptions, watchFocus: showFocused }}
      role="group"
      aria-label={`${name}${labels.carousel}`}
      aria-roledescription={labels.carousel}
      withControls={false}
      attributes={{ viewport: { 'data-slides': '' } }}
      classNames={classes}
    >
      {slides.map((slide, index) => (
        <CarouselSlide
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
          key={index}
          data-unbroken
          aria-roledescription={labels.slideRole}
          aria-label={fill(labels.slide, { n: index + 1, total: slides.length })}
          {...(panels && { id: `${panels}-${index}`, role: 'tabpanel' })}
        >
          {slide}
        </CarouselSlide>
      ))}
    </Carousel>
  );
}
