import { EnquiryFields } from '@/components/enquiry/EnquiryFields';
import { EnquirySent } from '@/components/enquiry/EnquirySent';
import { ProblemList } from '@/components/enquiry/ProblemList';
import { WaysOut } from '@/components/enquiry/WaysOut';
import { onEnter } from '@/lib/enquiry/onEnter';
import type { Sending } from '@/lib/enquiry/sendEnquiry';
import { useEnquiry } from '@/lib/enquiry/useEnquiry';
import type { EnquiryWords } from '@/lib/schema/enquiry';
import classes from './EnquiryForm.module.css';

export type EnquiryFormProps = {
  words: EnquiryWords;
  mailbox: string;
  busy: string;
  sending: Sending | null;
};

export function EnquiryForm({ words, mailbox, busy, sending }: EnquiryFormProps) {
  const state = useEnquiry({ words, mailbox, sending });
  const { stage, trap, again } = state;
  if (stage.kind === 'sent') return <EnquirySent text={stage.text} words={words} onAgain={again} />;
  return (
    <form
      aria-labelledby="enquiry-title"
      className={classes.root}
      onKeyDown={({ nativeEvent }) => onEnter(nativeEvent)}
    >
      <ProblemList state={state} words={words} />
      <EnquiryFields state={state} words={words} />
      <div className={classes.trap} aria-hidden="true">
        <label>
          {words.trap}
          <input ref={trap} name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <WaysOut state={state} words={words} mailbox={mailbox} busy={busy} canSend={sending !== null} />
    </form>
  );
}
