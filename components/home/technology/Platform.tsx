import { PlatformArc } from '@/components/home/technology/PlatformArc';
import { Clauses } from '@/components/ui/Clauses';
import { Reveal } from '@/components/ui/Reveal';
import { StationDrawing } from '@/components/ui/StationDrawing';
import { TextLink } from '@/components/ui/TextLink';
import type { TechnologyContent } from '@/lib/schema/home/technology';
import classes from './Platform.module.css';

type PlatformProps = { platform: TechnologyContent['platform'] };

export function Platform({ platform: { title, text, alternative, stations, link } }: PlatformProps) {
  return (
    <>
      <Reveal>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.text}>
          <Clauses text={text} />
        </p>
        <div className={classes.link}>
          <TextLink href={link.path}>{link.title}</TextLink>
        </div>
      </Reveal>
      <Reveal>
        <figure aria-label={alternative} className={classes.figure}>
          <PlatformArc />
          <ol className={classes.stations}>
            {stations.map((station) => (
              <li key={station.drawing} className={classes.station}>
                <div className={classes.drawing}>
                  <StationDrawing drawing={station.drawing} />
                </div>
                <div>
                  <p className={classes.name}>{station.title}</p>
                  <p className={classes.about}>
                    <Clauses text={station.text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </figure>
      </Reveal>
    </>
  );
}
