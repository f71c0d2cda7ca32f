'use client';

import type { ReactNode } from 'react';
import { DeferUntil } from '@/components/home/DeferUntil';
import { Slides } from '@/components/home/Slides';
import { ButtonLink } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { PlainPicture } from '@/components/ui/PlainPicture';
import { type Banner, readBanners } from '@/lib/announcements/banners';
import { type PublishedList, usePublishedList } from '@/lib/announcements/usePublishedList';
import { HERO_INTERVAL_MS } from '@/lib/motion/intervalsAndHeights';
import { useCarousel } from '@/lib/motion/useCarousel';
import { BANNERS_PATH } from '@/lib/publishedPaths';
import type { CarouselLabels } from '@/lib/schema/carousel';
import { fill } from '@/lib/text/fill';
import classes from './HeroCarousel.module.css';

type HeroCarouselProps = {
  name: string;
  labels: CarouselLabels;
  list: PublishedList<Banner>;
  /** The slide with the headline always comes first; the others are shown while banner.json is empty. */
  ownSlides: { key: string; picture: ReactNode; text: ReactNode }[];
  moreLabel: string;
  shortcuts: ReactNode;
};

export function HeroCarousel({ name, labels, list, ownSlides, moreLabel, shortcuts }: HeroCarouselProps) {
  const banners = usePublishedList({ path: BANNERS_PATH, read: readBanners, ...list });
  const bannerSlides = banners.map(({ pic, url }, index) => ({
    key: `${index} ${pic}`,
    picture: <PlainPicture src={pic} alt="" />,
    text:
      index === 0
        ? ownSlides[0]?.text
        : url && (
            <div>
              <ButtonLink link={{ title: moreLabel, path: url }} variant="white" newTab />
            </div>
          ),
  }));
  const slides = banners.length ? bannerSlides : ownSlides;
  const carousel = useCarousel(HERO_INTERVAL_MS, slides.length);
  return (
    <div {...carousel.areaProps}>
      <Slides key={slides.map(({ key }) => key).join()} name={name} labels={labels} {...carousel.slidesProps}>
        {slides.map(({ key, picture, text }, index) => (
          <div key={key} className={classes.slide}>
            <DeferUntil due={carousel.isDue(index)}>{picture}</DeferUntil>
            <div className={classes.text} data-container>
              {text}
            </div>
          </div>
        ))}
      </Slides>
      <div className={classes.foot} data-container>
        {shortcuts}
        {slides.length > 1 && (
          <div className={classes.bars} data-beside="3" data-scripted>
            {slides.map(({ key }, index) => (
              <button
                key={key}
                type="button"
                className={classes.indicator}
                aria-label={fill(labels.choose, { n: index + 1 })}
                aria-current={index === carousel.active ? 'true' : undefined}
                onClick={() => carousel.goTo(index)}
              />
            ))}
            <IconButton {...carousel.toggle} label={labels[carousel.toggle.icon]} data-pauses />
          </div>
        )}
      </div>
    </div>
  );
}
