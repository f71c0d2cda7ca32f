import { ButtonLink } from '@/components/ui/ButtonLink';
import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { GuideContent, GuideScene } from '@/lib/schema/guide';
import classes from './Scene.module.css';

export type PreparedScene = GuideScene & { links: readonly { title: string; path: string }[] };

type SceneProps = {
  scene: PreparedScene;
  labels: Pick<GuideContent['prepare'], 'articlesLabel' | 'ask' | 'askLabel'>;
};

export function Scene({ scene: { scene, title, picture, list, links }, labels }: SceneProps) {
  return (
    <li className={classes.root} data-unbroken>
      <Picture
        picture={picture}
        sizes="(min-width: 75em) 340px, (min-width: 48em) 28vw, 100vw"
        className={classes.picture}
        data-not-printed
      />
      <div>
        <h3 data-type="h3">{title}</h3>
        <ul className={classes.list}>
          {list.map((item) => (
            <li key={item}>
              <Clauses text={item} />
            </li>
          ))}
        </ul>
        <div className={classes.foot}>
          <ButtonLink
            href={`/about/#enquiry?${scene}`}
            look="line"
            aria-label={labels.askLabel.replace('{title}', title)}
          >
            {labels.ask}
          </ButtonLink>
          <div className={classes.articles} data-type="small" data-links>
            <p>{labels.articlesLabel}</p>
            <ul>
              {links.map((link) => (
                <li key={link.path}>
                  <SiteLink href={link.path}>{link.title}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </li>
  );
}
