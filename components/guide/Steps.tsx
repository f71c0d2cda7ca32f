import { StationDrawing } from '@/components/guide/StationDrawing';
import { FactTable } from '@/components/ui/FactTable';
import { Icon } from '@/components/ui/Icon';
import { Text } from '@/components/ui/Text';
import type { GuideContent } from '@/lib/schema/guide';
import classes from './Steps.module.css';

export function Steps({ title, details, item, columns, list, note }: GuideContent['steps']) {
  const rows = list.map(({ title: name, others }) => ({ title: name, cells: others }));
  return (
    <section id="steps" aria-label={title} data-tone="ink">
      <div data-container className={classes.root}>
        <ol className={classes.steps}>
          {list.map(({ drawing, title: name, yours }, index) => (
            <li key={drawing} className={classes.step} data-unbroken>
              <StationDrawing drawing={drawing} />
              <div data-stack="2">
                <h2 data-text="h3">
                  <span className={classes.number}>{index + 1}</span>
                  {name}
                </h2>
                <Text text={yours} />
              </div>
            </li>
          ))}
        </ol>
        <details className={classes.details}>
          <summary>
            <Text as="strong" text={details} />
            <Icon name="chevronDown" />
          </summary>
          <FactTable label={details} item={item} columns={columns} rows={rows} />
        </details>
        <Text data-text="label" data-above="4" text={note} />
      </div>
    </section>
  );
}
