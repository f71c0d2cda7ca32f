import '@/components/ui/fieldStyles';
import type { ReactNode } from 'react';
import { LazyEnquiryForm } from '@/components/enquiry/LazyEnquiryForm';
import { Text, Texts } from '@/components/ui/Text';
import { fieldList } from '@/lib/enquiry/fields';
import type { EnquiryContent } from '@/lib/schema/enquiry';
import type { Site } from '@/lib/schema/site';
import classes from './Enquiry.module.css';

type EnquiryProps = {
  content: EnquiryContent;
  site: Site;
  /** Servers, besides the default one, that an enquiry may be sent to. */
  knownServers: string[];
  /** The message of a failed POST. */
  busy: string;
  /** The other ways to reach the company: beside the form, on phones under it. */
  children: ReactNode;
};

export function Enquiry({ content, site, knownServers, busy, children }: EnquiryProps) {
  const { title, lead, notes, unscripted, messages, notLoaded, loading } = content;
  const email = site.email.value;
  const path = site.enquiry.path.value;
  return (
    <section
      id="enquiry"
      aria-labelledby="enquiry-title"
      className={classes.root}
      data-grid="4:8"
      data-above="4"
    >
      <div data-stack="3">
        <h3 id="enquiry-title" data-text="h2">
          {title}
        </h3>
        <Text data-text="body" byClause text={lead} />
        <div data-stack="2" data-scripted>
          <Texts data-text="label" byClause texts={notes} />
        </div>
      </div>
      <div className={classes.form}>
        <LazyEnquiryForm
          messages={messages}
          loading={loading}
          notLoaded={notLoaded}
          email={email}
          sending={path ? { path, defaultApiServer: site.defaultApiServer.value, knownServers, busy } : null}
        />
        <noscript>
          <div className={classes.unscripted}>
            <Text text={unscripted.lead} />
            <ul data-above="3">
              <Texts as="li" texts={fieldList(content)} />
            </ul>
          </div>
        </noscript>
      </div>
      <div data-links>{children}</div>
    </section>
  );
}
