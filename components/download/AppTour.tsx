import { Phone } from '@/components/download/Phone';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { DownloadContent, Screens } from '@/lib/schema/download';
import classes from './AppTour.module.css';

type AppTourProps = { content: DownloadContent['tour']; screens: Screens };

export function AppTour({ content, screens }: AppTourProps) {
  const { tasks, settlement, mark } = screens;
  return (
    <Section labelledBy="tour-title" tone="mist">
      <div data-grid="5:7">
        <div data-sticky>
          <SectionHeading id="tour-title" title={content.title} lead={content.lead} />
          <dl>
            {content.features.map(({ title, text }) => (
              <div key={title} className={classes.feature}>
                <dt>
                  <strong data-type="lead">{title}</strong>
                </dt>
                <dd data-type="body">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={classes.phones}>
          <Phone screen={tasks} mark={mark} />
          <Phone screen={settlement} mark={mark} />
        </div>
      </div>
    </Section>
  );
}
