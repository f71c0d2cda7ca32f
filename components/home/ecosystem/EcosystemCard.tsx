import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import { TextLink } from '@/components/ui/TextLink';
import type { EcosystemCardContent } from '@/lib/schema/home/ecosystem';
import classes from './EcosystemCard.module.css';

export function EcosystemCard({ id, ...card }: EcosystemCardContent & { id: string }) {
  const { title, subtitle, picture, points, text, more } = card;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={classes.root}>
      <Picture
        picture={picture}
        sizes="(min-width: 120em) 684px, (min-width: 62em) 50vw, 100vw"
        className={classes.picture}
        data-not-printed
      />
      <div className={classes.text} data-stack="5">
        <h3 id={`${id}-title`} data-type="h3">
          {title}
        </h3>
        <ul data-dashes>
          {points.map((point) => (
            <li key={point} className={classes.point}>
              <Clauses text={point} />
            </li>
          ))}
        </ul>
      </div>
      <div data-tone="mist" className={classes.terms} data-stack="4">
        <h4 data-type="lead">
          <Clauses text={subtitle} />
        </h4>
        <p data-type="small">{text}</p>
        <div className={classes.more}>
          <TextLink href={more.path}>{more.title}</TextLink>
        </div>
      </div>
    </article>
  );
}
