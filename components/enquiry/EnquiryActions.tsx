import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { EnquiryState } from '@/lib/enquiry/useEnquiry';
import type { EnquiryMessages } from '@/lib/schema/enquiry';
import classes from './EnquiryActions.module.css';
import textClasses from './EnquiryText.module.css';

type EnquiryActionsProps = {
  state: EnquiryState;
  messages: EnquiryMessages;
  mailbox: string;
  busy: string;
  canSend: boolean;
};

export function EnquiryActions({ state, messages, mailbox, busy, canSend }: EnquiryActionsProps) {
  const { stage, mailHref, send, copy, mail, clear, undo } = state;
  const { ways, outcomes } = messages;
  const isSending = stage.kind === 'sending';
  const [, outcome = ''] = Object.entries(outcomes).find(([kind]) => kind === stage.kind) ?? [];
  return (
    <div className={classes.root}>
      <div data-row="4" data-not-printed>
        {canSend && (
          <Button variant="filled" aria-busy={isSending} aria-disabled={isSending} onClick={send}>
            {isSending ? ways.sending : ways.send}
          </Button>
        )}
        <Button variant={canSend ? 'line' : 'filled'} disabled={isSending} onClick={copy}>
          {ways.copy}
        </Button>
        <ButtonLink variant="line" href={mailHref} onClick={mail}>
          {ways.mail}
        </ButtonLink>
        <button
          type="button"
          className={classes.clear}
          data-type="body"
          data-links
          disabled={isSending}
          onClick={clear}
        >
          {ways.clear}
        </button>
      </div>
      <p
        role="status"
        className={classes.outcome}
        data-type="small"
        data-failed={stage.kind === 'failed' ? '' : undefined}
      >
        {outcome.replace('{mailbox}', mailbox).replace('{busy}', busy)}
      </p>
      {stage.kind === 'cleared' && (
        <button
          type="button"
          className={classes.clear}
          data-type="body"
          data-links
          onClick={() => undo(stage.before)}
        >
          {ways.undo}
        </button>
      )}
      {stage.kind === 'copyFailed' && <p className={textClasses.root}>{stage.text}</p>}
    </div>
  );
}
