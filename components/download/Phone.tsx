import { Picture } from '@/components/ui/Picture';
import type { AppScreen } from '@/lib/schema/download';
import classes from './Phone.module.css';

type PhoneProps = { screen: AppScreen; mark: string };

export function Phone({ screen: { picture, caption }, mark }: PhoneProps) {
  return (
    <figure className={classes.root}>
      <Picture picture={picture} sizes="300px" className={classes.screen} />
      <figcaption className={classes.caption} data-type="small">
        {caption}
        <span className={classes.mark} data-type="label">
          {mark}
        </span>
      </figcaption>
    </figure>
  );
}
