import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import type { GuideContent, GuideScene } from '@/lib/schema/guide';
import classes from './Prepare.module.css';

type PrepareProps = {
  content: GuideContent['prepare'];
  scenes: readonly (GuideScene & { links: readonly { title: string; path: string }[] })[];
  children: ReactNode;
};

export function Prepare({ content, scenes, children }: PrepareProps) {
  return (
    <Section id="prepare" labelledBy="prepare-title" title={content.title} lead={content.lead}>
      <ul className={classes.scenes}>
        {scenes.map(({ scene, title, picture, list, links }) => (
          <li key={scene} className={classes.scene} data-unbroken>
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
              <div className={classes.foot} data-row="">
                <ButtonLink
                  href={`/about/#enquiry?${scene}`}
                  variant="line"
                  aria-label={content.askLabel.replace('{title}', title)}
                >
                  {content.ask}
                </ButtonLink>
                <div className={classes.articles} data-type="small" data-links>
                  <p>{content.articlesLabel}</p>
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
        ))}
      </ul>
      <p data-type="label" data-not-printed>
        {content.pictures}
      </p>
      {children}
    </Section>
  );
}
