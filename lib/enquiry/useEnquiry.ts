import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { copyText } from '@/lib/device/copyText';
import { checkEnquiry, chinaDay, type Problems } from '@/lib/enquiry/check';
import type { Asked, Field, Typed } from '@/lib/enquiry/enquiry';
import { enquiryMail, enquiryText } from '@/lib/enquiry/enquiryText';
import type { Sending } from '@/lib/enquiry/sendEnquiry';
import { useEnquiryDraft } from '@/lib/enquiry/useEnquiryDraft';
import type { EnquiryWords } from '@/lib/schema/enquiry';

/** What became of the form so far; with 'copyFailed' the text is there to be copied by hand. */
type Stage =
  | { kind: 'filling' | 'copied' | 'mailed' | 'mailedByPasting' | 'sending' | 'failed' }
  | { kind: 'copyFailed' | 'sent'; text: string }
  | { kind: 'cleared'; before: Typed };

type EnquirySetup = { words: EnquiryWords; mailbox: string; sending: Sending | null };

/** The form's state and what can be done with it; `listed` are the problems that the last try met. */
export function useEnquiry({ words, mailbox, sending }: EnquirySetup) {
  const draft = useEnquiryDraft();
  const [consent, setConsent] = useState(false);
  const [left, setLeft] = useState<readonly Asked[]>([]);
  const [listed, setListed] = useState<Problems | null>(null);
  const [stage, setStage] = useState<Stage>({ kind: 'filling' });
  const [livesSince] = useState(() => performance.now());
  const list = useRef<HTMLDivElement>(null);
  const trap = useRef<HTMLInputElement>(null);

  const { typed } = draft;
  const today = chinaDay(Date.now());
  const problems = checkEnquiry(typed, consent, today);
  const shown = (asked: Asked) => (listed || left.includes(asked) ? problems[asked] : undefined);
  const mail = enquiryMail(mailbox, typed, words);

  const begin = () => {
    setConsent(false);
    setLeft([]);
    setListed(null);
    draft.clear();
  };

  const passes = () => {
    if (stage.kind === 'sending') return false;
    const isRight = Object.keys(problems).length === 0;
    flushSync(() => {
      setListed(isRight ? null : problems);
      setStage({ kind: 'filling' });
    });
    if (!isRight) list.current?.focus();
    return isRight;
  };

  const deliver = async () => {
    if (!sending || trap.current?.value) return false;
    try {
      const { enquiryBody, sendEnquiry } = await import('@/lib/enquiry/sendEnquiry');
      return await sendEnquiry({ ...sending, body: enquiryBody(typed, words), livesSince });
    } catch {
      return false;
    }
  };

  return {
    typed,
    consent,
    problems,
    listed,
    list,
    trap,
    shown,
    stage,
    today,
    mailHref: mail.href,
    // Browsers before Chrome 102 and Safari 15.5 know no `inert`.
    write: (field: Field, text: string) => {
      if (stage.kind === 'sending') return;
      draft.write(field, text);
      setStage({ kind: 'filling' });
    },
    agree: (agreed: boolean) => {
      if (stage.kind === 'sending') return;
      setConsent(agreed);
      setStage({ kind: 'filling' });
    },
    leave: (field: Field) => {
      if (typed[field]) setLeft((before) => [...new Set([...before, field])]);
    },
    copy: async () => {
      if (!passes()) return;
      const text = enquiryText(typed, words);
      setStage((await copyText(text)) ? { kind: 'copied' } : { kind: 'copyFailed', text });
    },
    mail: async (event: MouseEvent) => {
      if (!passes()) return event.preventDefault();
      if (mail.isWhole) return setStage({ kind: 'mailed' });
      const text = enquiryText(typed, words);
      setStage((await copyText(text)) ? { kind: 'mailedByPasting' } : { kind: 'copyFailed', text });
    },
    send: async () => {
      if (!passes()) return;
      setStage({ kind: 'sending' });
      const text = enquiryText(typed, words);
      const isSent = await deliver();
      if (isSent) begin();
      setStage(isSent ? { kind: 'sent', text } : { kind: 'failed' });
    },
    clear: () => {
      begin();
      setStage({ kind: 'cleared', before: typed });
    },
    undo: (before: Typed) => {
      draft.replace(before);
      setStage({ kind: 'filling' });
    },
    again: () => setStage({ kind: 'filling' }),
  };
}

export type EnquiryState = ReturnType<typeof useEnquiry>;
