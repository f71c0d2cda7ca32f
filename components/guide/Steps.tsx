import { FactTable } from '@/components/ui/FactTable';
import { Icon } from '@/components/ui/Icon';
import { Text } from '@/components/ui/Text';
import type { GuideContent, GuideStep } from '@/lib/schema/guide';
import classes from './Steps.module.css';

type Lines = { main: string; faint?: string; accent: string; filled?: boolean };

const DRAWINGS: Record<GuideStep['drawing'], Lines> = {
  task: {
    main: 'M19 32 4 39l24 12 24-12-15-7',
    faint: 'M12 35l24 12M20 31l24 12',
    accent: 'M28 39c-6-9-10-15-10-22a10 10 0 0 1 20 0c0 7-4 13-10 22zM28 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  },
  match: {
    main: 'M20 13a15 15 0 1 0 0 30 15 15 0 0 0 0-30zM36 13a15 15 0 1 0 0 30 15 15 0 0 0 0-30z',
    accent: 'M28 16.8a13.8 13.8 0 0 1 0 22.4 13.8 13.8 0 0 1 0-22.4z',
    filled: true,
  },
  route: {
    main: 'M6 46h35a8 8 0 0 0 0-16H15a8 8 0 0 1 0-16h33',
    accent: 'M41 6l8 8-8 8',
  },
  dispatch: {
    main: 'M22 22l-6-6M34 22l6-6M22 34l-6 6M34 34l6 6M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM44 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 37a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM44 37a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
    accent: 'M24 20h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4z',
  },
  settle: {
    main: 'M13 5h30v46l-5-4-5 4-5-4-5 4-5-4-5 4z',
    faint: 'M20 15h16M20 22h16',
    accent: 'M20 33l6 6 11-12',
  },
};

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
                <Text byClause text={yours} />
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
        <Text data-text="label" data-above="4" byClause text={note} />
      </div>
    </section>
  );
}

function StationDrawing({ drawing }: { drawing: GuideStep['drawing'] }) {
  const { main, faint, accent, filled } = DRAWINGS[drawing];
  return (
    <svg viewBox="0 0 56 56" className={classes.drawing} data-drawing aria-hidden="true">
      <path d={main} />
      {faint && <path d={faint} className={classes.faint} />}
      <path d={accent} className={filled ? classes.filled : classes.accent} />
    </svg>
  );
}
