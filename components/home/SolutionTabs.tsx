import { IconButton } from '@/components/ui/IconButton';
import type { useSlideShow } from '@/lib/hooks/useSlideShow';
import type { SlidesLabels } from '@/lib/schema/slides';
import classes from './SolutionTabs.module.css';

type SolutionTabsProps = {
  labels: SlidesLabels;
  tabs: string[][];
  show: Pick<
    ReturnType<typeof useSlideShow>,
    'active' | 'playing' | 'running' | 'goTo' | 'next' | 'previous' | 'onTogglePlaying'
  >;
};

export function SolutionTabs({ labels, tabs, show }: SolutionTabsProps) {
  const { active, playing, running, goTo, next, previous, onTogglePlaying } = show;
  return (
    <div className={classes.root} data-running={running || undefined} data-playing={playing || undefined}>
      <div className={classes.arrows}>
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? labels.pause : labels.play}
          className={classes.arrow}
          onClick={onTogglePlaying}
        />
        <IconButton icon="chevronLeft" label={labels.previous} className={classes.arrow} onClick={previous} />
        <IconButton icon="chevronRight" label={labels.next} className={classes.arrow} onClick={next} />
      </div>
      <div className={classes.tabs}>
        {tabs.map((clauses, index) => (
          <button
            key={clauses.join('')}
            type="button"
            className={classes.tab}
            aria-label={clauses.join('')}
            aria-current={index === active ? 'true' : undefined}
            onClick={() => goTo(index)}
          >
            {clauses.map((clause) => (
              <span key={clause}>{clause}</span>
            ))}
          </button>
        ))}
      </div>
    </div>
  );
}
