import type { Screens } from '@/lib/schema/download';
import screen from './Screen.module.css';
import classes from './TaskScreen.module.css';

type TaskScreenProps = { content: Screens['tasks'] };

export function TaskScreen({ content }: TaskScreenProps) {
  return (
    <>
      <div className={screen.head}>
        <div className={screen.title}>{content.title}</div>
        <div className={classes.filters}>
          {content.filters.map((filter) => (
            <span key={filter} className={classes.filter}>
              {filter}
            </span>
          ))}
        </div>
      </div>
      <div className={classes.tasks}>
        {content.tasks.map(({ title, text, state, open }) => (
          <div key={title} className={classes.task}>
            <span className={classes.name}>{title}</span>
            <span className={classes.state} data-open={open || undefined}>
              {state}
            </span>
            <span className={classes.text}>{text}</span>
          </div>
        ))}
      </div>
      <div className={classes.tabs}>
        {content.tabs.map((tab) => (
          <span key={tab} className={classes.tab}>
            {tab}
          </span>
        ))}
      </div>
    </>
  );
}
