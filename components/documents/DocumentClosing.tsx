import { Logo } from '@/components/ui/Logo';
import type { Site } from '@/lib/schema/site';
import classes from './DocumentClosing.module.css';

type DocumentClosingProps = { site: Site; remark: string };

/** In print the last page. */
export function DocumentClosing({ site: { slogan, company, mailbox, place }, remark }: DocumentClosingProps) {
  return (
    <footer className={classes.plate} data-tone="ink" data-printed>
      <div className={classes.root}>
        <Logo />
        <p className={classes.slogan}>{slogan}</p>
        <p className={classes.contact}>
          <span>{company.value}</span>
          <span>{mailbox.value}</span>
          <span>{place}</span>
        </p>
        <p className={classes.remark}>{remark}</p>
      </div>
    </footer>
  );
}
