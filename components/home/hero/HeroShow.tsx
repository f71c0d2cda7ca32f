'use client';

import type { ReactNode } from 'react';
import { DeferUntil } from '@/components/home/DeferUntil';
import { SlideIndicators } from '@/components/home/hero/SlideIndicators';
import { Slides } from '@/components/home/Slides';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PlainPicture } from '@/components/ui/PlainPicture';
import { BANNERS_PATH } from '@/lib/constants';
import { HERO_INTERVAL_MS } from '@/lib/motion/slideIntervals';
import { useSlideShow } from '@/lib/motion/useSlideShow';
import { type Banner, readBanners } from '@/lib/notices/banners';
import { usePublishedList } from '@/lib/notices/usePublishedList';
import type { ErrorMessages } from '@/lib/schema/errorMessages';
import type { ListMessages } from '@/lib/schema/notices';
import type { SlidesLabels } from '@/lib/schema/slides';
import classes from './HeroShow.module.css';

type HeroSlide = { key: string; picture: ReactNode; text: ReactNode };

type HeroShowProps = {
  name: string;
  labels: SlidesLabels;
  /** The headline, which is the first whatever banner.json names, and what follows while it names none. */
  slides: HeroSlide[];
  banners: Banner[];
  moreLabel: string;
  /** Stands at the foot of every slide. */
  shortcuts: ReactNode;
  messages: ListMessages;
  errorMessages: ErrorMessages;
};

export function HeroShow(props: HeroShowProps) {
  const { name, labels, moreLabel, messages, errorMessages } = props;
  const list = { path: BANNERS_PATH, read: readBanners, initial: props.banners, messages, errorMessages };
  const banners = usePublishedList(list);
  const [first] = props.slides;
  const moreLink = ({ url }: Banner) =>
    url && (
      <div>
        <ButtonLink href={url} variant="white" newTab>
          {moreLabel}
        </ButtonLink>
      </div>
    );
  const slides = banners.length
    ? banners.map((banner, index) => ({
        key: `${index} ${banner.pic}`,
        picture: <PlainPicture src={banner.pic} alt="" />,
        text: index === 0 ? first?.text : moreLink(banner),
      }))
    : props.slides;
  const show = useSlideShow(HERO_INTERVAL_MS, slides.length);
  return (
    <div className={classes.root} {...show.areaProps}>
      <Slides
        key={slides.map(({ key }) => key).join()}
        name={name}
        labels={labels}
        emblaOptions={{ loop: true }}
        {...show.slidesProps}
      >
        {slides.map(({ key, picture, text }, index) => (
          <div key={key} className={classes.slide}>
            <DeferUntil due={show.isDue(index)}>{picture}</DeferUntil>
            <div className={classes.text} data-container>
              {text}
            </div>
          </div>
        ))}
      </Slides>
      <div className={classes.foot} data-container>
        {props.shortcuts}
        <div data-scripted>
          <SlideIndicators labels={labels} count={slides.length} show={show} />
        </div>
      </div>
    </div>
  );
}
