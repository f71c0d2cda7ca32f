import { TabsList, TabsTab } from '@mantine/core';
import { TabGroup } from '@/components/home/TextTabs';
import { IconButton } from '@/components/ui/IconButton';
import type { useSlideShow } from '@/lib/motion/useSlideShow';
import type { SlidesLabels } from '@/lib/schema/slides';
import classes from './SolutionTabs.module.css';

type SolutionTabsProps = {
  name: string;
  /** Beginning of the ids of the slides. */
  panels: string;
  labels: SlidesLabels;
  tabs: string[][];
  show: ReturnType<typeof useSlideShow>;
};

export function SolutionTabs({ name, panels, labels, tabs, show }: SolutionTabsProps) {
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
      <TabGroup active={String(active)} onChoose={(index) => goTo(Number(index))}>
        <TabsList aria-label={name} className={classes.tabs}>
          {tabs.map((clauses, index) => (
            <TabsTab
              key={clauses.join('')}
              value={String(index)}
              aria-label={clauses.join('')}
              aria-controls={`${panels}-${index}`}
              className={classes.tab}
              classNames={{ tabLabel: classes.label }}
            >
              {clauses.map((clause) => (
                <span key={clause}>{clause}</span>
              ))}
            </TabsTab>
          ))}
        </TabsList>
      </TabGroup>
    </div>
  );
}
