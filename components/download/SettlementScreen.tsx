import { Figure } from '@/components/ui/Figure';
import type { Screens } from '@/lib/schema/download';
import screen from './Screen.module.css';
import classes from './SettlementScreen.module.css';

type SettlementScreenProps = { content: Screens['settlement'] };

const FIELD = 'M34 26 206 12 246 96 62 118z';
const ROUTE =
  'M45 32L200 19L205 29L48 43L52 54L210 39L215 50L55 65L59 77L220 60L224 70L62 88L66 99L229 81L234 91L69 110';

export function SettlementScreen({ content }: SettlementScreenProps) {
  const { title, state, area, rows, button } = content;
  return (
    <>
      <div className={screen.head}>
        <div className={classes.line}>
          <span className={screen.title}>{title}</span>
          <span className={classes.state}>{state}</span>
        </div>
      </div>
      <svg viewBox="0 0 280 132" className={classes.field} aria-hidden="true" focusable="false">
        <path d="M0 0H280V132H0z" className={classes.ground} />
        <path d={FIELD} className={classes.edge} />
        <path d={ROUTE} className={classes.route} />
        <circle cx="45" cy="32" r="4" className={classes.start} />
        <circle cx="69" cy="110" r="4" className={classes.end} />
      </svg>
      <div className={classes.body}>
        <div className={classes.area}>
          <Figure value={area.value} unit={area.unit} />
        </div>
        <div className={screen.rows}>
          {rows.map(({ term, text }) => (
            <div key={term}>
              <span className={screen.term}>{term}</span>
              <span>{text}</span>
            </div>
          ))}
        </div>
      </div>
      <div className={classes.foot}>
        <div className={screen.button}>{button}</div>
      </div>
    </>
  );
}
