import { Statement } from '@/components/about/Statement';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import type { AboutContent } from '@/lib/schema/about';
import classes from './Anniversary.module.css';

export function Anniversary(content: AboutContent['anniversary']) {
  const { title, statement, paragraphs, picture } = content;
  return (
    <Section id="anniversary" labelledBy="anniversary-title" tone="ink">
      <div data-grid="5:7" data-centered>
        <div data-stack="5">
          <Statement id="anniversary" title={title} text={statement} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph} data-type="body">
              {paragraph}
            </p>
          ))}
        </div>
        <Reveal>
          <Picture
            picture={picture}
            sizes="(min-width: 120em) 780px, (min-width: 62em) 54vw, 100vw"
            className={classes.picture}
          />
        </Reveal>
      </div>
    </Section>
  );
}
