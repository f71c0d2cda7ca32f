import { Logo } from '@/components/ui/Logo';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Site } from '@/lib/schema/site';
import classes from './DocumentClosing.module.css';

type DocumentClosingProps = { site: Site; remark: string };

/** Who has written it; in print the last page. */
export function DocumentClosing({ site: { slogan, company, mailbox, place }, remark }: DocumentClosingProps) {
  return (
    <footer className={classes.root} data-tone="ink" data-printed>
      <div className={classes.inner}>
        <span className={classes.logo}>
          <Logo />
        </span>
        <p className={classes.slogan}>{slogan}</p>
        <p className={classes.contact}>
          <span>{company.value}</span>
          <SiteLink href={`mailto:${mailbox.value}`}>{mailbox.value}</SiteLink>
          <span>{place}</span>
        </p>
        <p className={classes.remark}>{remark}</p>
      </div>
    </footer>
  );
}
