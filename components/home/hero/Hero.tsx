import { HeroCarousel } from '@/components/home/hero/HeroCarousel';
import { ButtonLink } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text, Texts } from '@/components/ui/Text';
import type { Banner } from '@/lib/announcements/banners';
import type { PublishedList } from '@/lib/announcements/usePublishedList';
import { HERO_HEIGHT_PX } from '@/lib/motion/intervalsAndHeights';
import type { CarouselLabels } from '@/lib/schema/carousel';
import type { HeroContent } from '@/lib/schema/home/hero';
import classes from './Hero.module.css';

/** From 768 px the height decides: a 16:9 picture of that height is at least this wide. */
const WHOLE_VIEW = {
  sm: `clamp(${Math.ceil((HERO_HEIGHT_PX * 16) / 9)}px, 100vw, 1920px)`,
  base: '100vw',
};

type HeroProps = {
  content: HeroContent;
  slogan: string;
  labels: CarouselLabels;
  list: PublishedList<Banner>;
};

export function Hero({ content, slogan, labels, list }: HeroProps) {
  const { label, links, all } = content.shortcuts;
  const first = {
    key: 'headline',
    picture: <Picture picture={content.picture} sizes={WHOLE_VIEW} eager />,
    text: (
      <>
        <h1 className={classes.headline} data-text="display">
          {slogan.split(/(?<=，)/).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p className={classes.subline} data-text="lead">
          <Texts as="span" className={classes.line} byClause texts={content.subline} />
        </p>
        <div className={classes.actions}>
          {content.buttons.map((link) => (
            <ButtonLink key={link.path} link={link} variant="ghost" />
          ))}
        </div>
      </>
    ),
  };
  const others = content.slides.map(({ title, text, picture, url }) => ({
    key: title,
    picture: <Picture picture={picture} sizes={WHOLE_VIEW} lazy={false} />,
    text: (
      <>
        <p className={classes.headline} data-text="display">
          {title}
        </p>
        <Text className={classes.subline} data-text="lead" byClause text={text} />
        <div className={classes.actions}>
          {url && (
            <ButtonLink
              link={{ title: content.more, path: url }}
              variant="white"
              newTab
              aria-label={`${content.more}：${title}`}
            />
          )}
        </div>
      </>
    ),
  }));
  return (
    <section
      aria-label={content.name}
      data-tone="ink"
      className={classes.root}
      style={{ '--height': `${HERO_HEIGHT_PX}px` }}
      data-print-auto
    >
      <HeroCarousel
        name={content.name}
        labels={labels}
        list={list}
        ownSlides={[first, ...others]}
        moreLabel={content.more}
        shortcuts={
          <ul className={classes.shortcuts} data-not-printed>
            <li aria-hidden="true">{label}</li>
            {links.map(({ title, path }) => (
              <li key={path}>
                <SiteLink href={path} aria-label={label + title} data-hover="underline">
                  {title}
                </SiteLink>
              </li>
            ))}
            <li>
              <SiteLink href={all.path} data-hover="underline">
                {all.title}
              </SiteLink>
            </li>
          </ul>
        }
      />
    </section>
  );
}
