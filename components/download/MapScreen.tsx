import { Picture } from '@/components/ui/Picture';
import type { Screens } from '@/lib/schema/download';
import classes from './MapScreen.module.css';
import screen from './Screen.module.css';

type MapScreenProps = { content: Screens['map'] };

export function MapScreen({ content }: MapScreenProps) {
  const { picture, title, rows, progress, button } = content;
  return (
    <>
      <Picture picture={picture} sizes="640px" className={classes.map} />
      <div className={screen.sheet}>
        <div className={classes.title}>{title}</div>
        <div className={screen.rows}>
          {rows.map(({ term, text }) => (
            <div key={term}>
              <span className={screen.term}>{term}</span>
              <span>{text}</span>
            </div>
          ))}
        </div>
        <div className={classes.progress}>
          <span className={screen.term}>{progress.term}</span>
          <svg
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            className={classes.track}
            aria-hidden="true"
            focusable="false"
          >
            <path d="M0 2H100" className={classes.whole} />
            <path d={`M0 2H${Number.parseInt(progress.text, 10)}`} className={classes.done} />
          </svg>
          <span className={classes.share}>{progress.text}</span>
        </div>
        <div className={screen.button}>{button}</div>
      </div>
    </>
  );
}
