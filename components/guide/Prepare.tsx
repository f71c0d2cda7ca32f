import type { ReactNode } from 'react';
import { PhoneDisclosure } from '@/components/ui/PhoneDisclosure';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text, Texts } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { GuideContent, GuideScene } from '@/lib/schema/guide';
import { fill } from '@/lib/text/fill';
import classes from './Prepare.module.css';

type PrepareProps = {
  content: GuideContent['prepare'];
  scenes: readonly (GuideScene & { links: readonly { title: string; path: string }[] })[];
  children: ReactNode;
};

export function Prepare({ content, scenes, children }: PrepareProps) {
  return (
    <Section id="prepare" title={content.title} lead={content.lead}>
      <ul className={classes.scenes}>
        {scenes.map(({ scene, title, picture, list, links }, index) => (
          <li key={scene} className={classes.scene} data-unbroken>
            <Picture
              picture={picture}
              sizes={{ lg: '340px', sm: '28vw', base: '96px' }}
              className={classes.picture}
              data-not-printed
            />
            <div>
              <PhoneDisclosure open={index === 0} heading={<Text as="h3" data-text="h3" text={title} />}>
                <ul className={classes.list} data-dashes data-above="3">
                  <Texts as="li" texts={list} />
                </ul>
                <ul className={classes.links} data-text="small" data-above="2">
                  <li>
                    <TextLink
                      link={{ title: content.ask, path: `/about/#enquiry?${scene}` }}
                      aria-label={fill(content.askLabel, { title })}
                    />
                  </li>
                  {links.map((link) => (
                    <li key={link.path} data-links>
                      <SiteLink href={link.path} data-target>
                        {link.title}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </PhoneDisclosure>
            </div>
          </li>
        ))}
      </ul>
      <p data-text="label" data-not-printed>
        {content.pictures}
      </p>
      {children}
    </Section>
  );
}
