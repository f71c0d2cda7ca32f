import { IconButton } from '@/components/ui/IconButton';
import type { useSlideShow } from '@/lib/motion/useSlideShow';
import type { SlidesLabels } from '@/lib/schema/slides';
import classes from './SlideIndicators.module.css';

type SlideIndicatorsProps = { labels: SlidesLabels; count: number; show: ReturnType<typeof useSlideShow> };

export function SlideIndicators({ labels, count, show }: SlideIndicatorsProps) {
  const { active, running, playing, goTo, onTogglePlaying } = show;
  return (
    <div className={classes.root} data-running={running || undefined} data-playing={playing || undefined}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: an indicator is its place
          key={index}
          type="button"
          className={classes.indicator}
          aria-label={labels.choose.replace('{n}', String(index + 1))}
          aria-current={index === active ? 'true' : undefined}
          onClick={() => goTo(index)}
        />
      ))}
      <IconButton
        icon={playing ? 'pause' : 'play'}
        iconSize={16}
        label={playing ? labels.pause : labels.play}
        className={classes.pause}
        onClick={onTogglePlaying}
      />
    </div>
  );
}
