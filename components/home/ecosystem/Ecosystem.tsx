import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { Section, SectionHeading } from '@/components/ui/Section';
import { Text, Texts } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { EcosystemCardContent, EcosystemContent } from '@/lib/schema/home/ecosystem';
import classes from './Ecosystem.module.css';

export function Ecosystem({ label, title, agreement, coCreation }: EcosystemContent) {
  return (
    <Section id="eco">
      <Reveal>
        <SectionHeading id="eco-title" label={label} title={title} />
      </Reveal>
      <Reveal data-grid="1:1" data-gap="7">
        <EcosystemCard id="ecoAgreement" {...agreement} />
        <EcosystemCard id="ecoCoCreation" {...coCreation} />
      </Reveal>
    </Section>
  );
}

function EcosystemCard({ id, title, picture, points, text, more }: EcosystemCardContent & { id: string }) {
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={classes.root} data-unbroken>
      <Picture
        picture={picture}
        sizes={{ lg: '750px', md: '50vw', base: '100vw' }}
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
        <Text data-text="small" byClause text={text} />
        <div className={classes.more}>
          <TextLink link={more} />
        </div>
      </div>
    </article>
  );
}
