import '@/components/ui/fieldStyles';
import { LazyEnquiryForm } from '@/components/enquiry/LazyEnquiryForm';
import { Clauses } from '@/components/ui/Clauses';
import { SiteLink } from '@/components/ui/SiteLink';
import type { EnquiryContent } from '@/lib/schema/enquiry';
import type { ErrorMessages } from '@/lib/schema/errorMessages';
import type { Site } from '@/lib/schema/site';
import classes from './Enquiry.module.css';

type EnquiryProps = {
  content: EnquiryContent;
  site: Site;
  /** Where it may be sent besides the default backend. */
  backends: string[];
  errorMessages: ErrorMessages;
};

export function Enquiry({ content, site, backends, errorMessages }: EnquiryProps) {
  const { title, lead, notes, unscripted, messages, failed, loading } = content;
  const mailbox = site.mailbox.value;
  const path = site.enquiry.path.value;
  const named = (text: string) => text.replace('{company}', site.company.value);
  const { consent, text } = messages;
  return (
    <section
      id="enquiry"
      aria-labelledby="enquiry-title"
      data-tone="mist"
      className={classes.root}
      data-grid="4:8"
    >
      <div data-stack="3" data-sticky>
        <h3 id="enquiry-title" data-type="h3">
          {title}
        </h3>
        <p data-type="body">
          <Clauses text={lead} />
        </p>
        <div data-stack="2" data-scripted>
          {notes.map((note) => (
            <p key={note} data-type="label">
              <Clauses text={note} />
            </p>
          ))}
        </div>
      </div>
      <LazyEnquiryForm
        messages={{
          ...messages,
          consent: { ...consent, after: named(consent.after) },
          text: { ...text, consent: named(text.consent) },
        }}
        loading={loading}
        failed={failed}
        mailbox={mailbox}
        busy={errorMessages.busy}
        sending={path ? { path, defaultBackend: site.defaultBackend.value, backends, errorMessages } : null}
      />
      <noscript>
        <div className={classes.unscripted}>
          <p>{unscripted.lead}</p>
          <p>
            <SiteLink href={`mailto:${mailbox}`} className={classes.mailbox} data-links>
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
