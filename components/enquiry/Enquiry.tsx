import '@/components/ui/fieldSheets';
import { EnquiryPlace } from '@/components/enquiry/EnquiryPlace';
import { Clauses } from '@/components/ui/Clauses';
import { SiteLink } from '@/components/ui/SiteLink';
import type { EnquiryContent } from '@/lib/schema/enquiry';
import type { FaultWords } from '@/lib/schema/faults';
import type { Site } from '@/lib/schema/site';
import classes from './Enquiry.module.css';

type EnquiryProps = { content: EnquiryContent; site: Site; faults: FaultWords };

export function Enquiry({ content, site, faults }: EnquiryProps) {
  const { title, lead, notes, unscripted, words, failed, loading } = content;
  const mailbox = site.mailbox.value;
  const path = site.enquiry.path.value;
  return (
    <section id="enquiry" aria-labelledby="enquiry-title" data-tone="mist" className={classes.root}>
      <div className={classes.head}>
        <h3 id="enquiry-title" className={classes.title}>
          {title}
        </h3>
        <p className={classes.lead}>
          <Clauses text={lead} />
        </p>
        <div className={classes.notes} data-scripted>
          {notes.map((note) => (
            <p key={note}>
              <Clauses text={note} />
            </p>
          ))}
        </div>
      </div>
      <EnquiryPlace
        words={words}
        loading={loading}
        failed={failed}
        mailbox={mailbox}
        busy={faults.busy}
        sending={path ? { path, defaultBackend: site.defaultBackend.value, faults } : null}
      />
      <noscript>
        <div className={classes.unscripted}>
          <p>{unscripted.lead}</p>
          <p>
            <SiteLink href={`mailto:${mailbox}`} className={classes.mailbox}>
              {mailbox}
            </SiteLink>
          </p>
          <ul>
            {unscripted.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </noscript>
    </section>
  );
}
