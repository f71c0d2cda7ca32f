import { EnquiryActions } from '@/components/enquiry/EnquiryActions';
import { EnquiryFields } from '@/components/enquiry/EnquiryFields';
import { EnquirySent } from '@/components/enquiry/EnquirySent';
import { ProblemList } from '@/components/enquiry/ProblemList';
import { focusNextOnEnter } from '@/lib/enquiry/focusNextOnEnter';
import type { SendOptions } from '@/lib/enquiry/sendEnquiry';
import { useEnquiry } from '@/lib/enquiry/useEnquiry';
import type { EnquiryMessages } from '@/lib/schema/enquiry';
import classes from './EnquiryForm.module.css';

export type EnquiryFormProps = {
  messages: EnquiryMessages;
  mailbox: string;
  busy: string;
  sending: SendOptions | null;
};

export function EnquiryForm(props: EnquiryFormProps) {
  const { messages } = props;
  const state = useEnquiry(props);
  const { stage, honeypot, again } = state;
  if (stage.kind === 'sent') return <EnquirySent text={stage.text} messages={messages} onAgain={again} />;
  return (
    <form
      aria-labelledby="enquiry-title"
      className={classes.root}
      onKeyDown={({ nativeEvent }) => focusNextOnEnter(nativeEvent)}
    >
      <ProblemList state={state} messages={messages} />
      <EnquiryFields state={state} messages={messages} />
      <div className={classes.trap} aria-hidden="true">
        <label>
          {messages.trap}
          <input ref={honeypot} name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <EnquiryActions state={state} {...props} />
    </form>
  );
}
