import { Logo } from '@/components/ui/Logo';
import type { Site } from '@/lib/schema/site';
import classes from './DocumentClosing.module.css';

type DocumentClosingProps = { site: Site; remark: string };

/** In print the last page. */
export function DocumentClosing({ site: { slogan, company, mailbox, place }, remark }: DocumentClosingProps) {
  return (
    <footer data-tone="ink" data-printed>
      <div className={classes.root}>
        <Logo />
        <p data-type="h2">{slogan}</p>
        <p className={classes.contact}>{[company.value, mailbox.value, place].join('\n')}</p>
        <p className={classes.remark}>{remark}</p>
      </div>
    </footer>
  );
}
