import { Button, ButtonLink } from '@/components/ui/Button';
import type { EnquiryState } from '@/lib/enquiry/useEnquiry';
import { fill } from '@/lib/text/fill';
import classes from './EnquiryActions.module.css';
import formClasses from './EnquiryForm.module.css';

const TEXT_BUTTON = { className: classes.clear, 'data-text': 'body', 'data-links': true } as const;

export function EnquiryActions({ stage, email, sending, ...state }: EnquiryState) {
  const { mailHref, send, copy, mail, clear, undo } = state;
  const { ways, outcomes } = state.messages;
  const isSending = stage.kind === 'sending';
  const [, outcome = ''] = Object.entries(outcomes).find(([kind]) => kind === stage.kind) ?? [];
  return (
    <div data-above="7">
      <div data-row="4" data-not-printed>
        {sending && (
          <Button variant="filled" aria-busy={isSending} aria-disabled={isSending} onClick={send}>
            {isSending ? ways.sending : ways.send}
          </Button>
        )}
        <Button variant={sending ? 'line' : 'filled'} disabled={isSending} onClick={copy}>
          {ways.copy}
        </Button>
        <ButtonLink variant="line" link={{ title: ways.mail, path: mailHref }} onClick={mail} />
        <button type="button" {...TEXT_BUTTON} disabled={isSending} onClick={clear}>
          {ways.clear}
        </button>
      </div>
      <p
        role="status"
        className={classes.outcome}
        data-above="3"
        data-text="small"
        data-tint={stage.kind === 'failed' ? 'error' : undefined}
      >
        {fill(outcome, { email, busy: sending?.busy ?? '' })}
      </p>
      {stage.kind === 'cleared' && (
        <button type="button" {...TEXT_BUTTON} onClick={() => undo(stage.before)}>
          {ways.undo}
        </button>
      )}
      {stage.kind === 'copyFailed' && <p className={formClasses.text}>{stage.text}</p>}
    </div>
  );
}
