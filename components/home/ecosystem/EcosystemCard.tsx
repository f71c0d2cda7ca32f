import { Picture } from '@/components/ui/Picture';
import { Text, Texts } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { EcosystemCardContent } from '@/lib/schema/home/ecosystem';
import classes from './EcosystemCard.module.css';

export function EcosystemCard({ id, ...card }: EcosystemCardContent & { id: string }) {
  const { title, picture, points, text, more } = card;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={classes.root}>
      <Picture
        picture={picture}
        sizes={{ xl: '885px', md: '50vw', base: '100vw' }}
        className={classes.picture}
        data-not-printed
      />
      <div className={classes.text}>
        <h3 id={`${id}-title`} data-text="h3">
          {title}
        </h3>
        <ul data-dashes className={classes.points}>
          <Texts as="li" texts={points} />
        </ul>
        <Text data-text="small" text={text} />
        <div className={classes.more}>
          <TextLink link={more} />
        </div>
      </div>
    </article>
  );
}
