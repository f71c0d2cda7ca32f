import { Clauses } from '@/components/ui/Clauses';
import { StationArc } from '@/components/ui/drawings/StationArc';
import { Reveal } from '@/components/ui/Reveal';
import { TextLink } from '@/components/ui/TextLink';
import type { TechnologyContent } from '@/lib/schema/home/technology';
import classes from './Platform.module.css';

export function Platform({ title, text, alternative, stations, link }: TechnologyContent['platform']) {
  return (
    <>
      <Reveal>
        <h3 data-type="h3">{title}</h3>
        <p className={classes.text} data-type="body">
          <Clauses text={text} />
        </p>
        <div>
          <TextLink href={link.path}>{link.title}</TextLink>
        </div>
      </Reveal>
      <Reveal className={classes.figure}>
        <StationArc label={alternative} stations={stations} />
      </Reveal>
    </>
  );
}
