import type { EmblaCarouselType } from 'embla-carousel';
import { type ReactNode, useEffect, useState } from 'react';
import { Slides } from '@/components/home/Slides';
import { useHorizontalWheel } from '@/lib/motion/useHorizontalWheel';
import type { SlidesLabels } from '@/lib/schema/slides';
import classes from './CaseStrip.module.css';

type CaseStripProps = {
  name: string;
  labels: SlidesLabels;
  current: boolean;
  onApi: (api: EmblaCarouselType) => void;
  children: ReactNode[];
};

export function CaseStrip({ name, labels, current, onApi, children }: CaseStripProps) {
  const [api, setApi] = useState<EmblaCarouselType | null>(null);
  useHorizontalWheel(api);

  useEffect(() => {
    if (api && current) onApi(api);
  }, [api, current, onApi]);

  return (
    <div className={classes.root}>
      <Slides
        name={name}
        labels={labels}
        emblaOptions={{ align: 'start', containScroll: 'trimSnaps' }}
        slideClassName={classes.card}
        getEmblaApi={setApi}
      >
        {children}
      </Slides>
    </div>
  );
}
