import { type PreparedScene, Scene } from '@/components/guide/Scene';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { GuideContent } from '@/lib/schema/guide';
import classes from './Prepare.module.css';

type PrepareProps = { content: GuideContent['prepare']; scenes: readonly PreparedScene[] };

export function Prepare({ content, scenes }: PrepareProps) {
  const { title, lead, pictures } = content;
  return (
    <Section id="prepare" labelledBy="prepare-title">
      <SectionHeading id="prepare-title" title={title} lead={lead} />
      <ul className={classes.scenes}>
        {scenes.map((scene) => (
          <Scene key={scene.scene} scene={scene} labels={content} />
        ))}
      </ul>
      <p data-type="label" data-not-printed>
        {pictures}
      </p>
    </Section>
  );
}
