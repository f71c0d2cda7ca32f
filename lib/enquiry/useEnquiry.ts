import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chinaDay } from '@/lib/content/chinaDay';
import { copyText } from '@/lib/device/copyText';
import { checkEnquiry, type Problems, problemText } from '@/lib/enquiry/checkEnquiry';
import { enquiryMail, enquiryText } from '@/lib/enquiry/enquiryText';
import type { Field, FieldName, FormValues } from '@/lib/enquiry/fields';
import type { SendOptions } from '@/lib/enquiry/sendEnquiry';
import { useEnquiryDraft } from '@/lib/enquiry/useEnquiryDraft';
import type { EnquiryMessages } from '@/lib/schema/enquiry';

/** The state of the form; with 'copyFailed' the text is shown, to be copied by hand. */
type Stage =
  | { kind: 'filling' | 'copied' | 'mailed' | 'mailedByPasting' | 'sending' | 'failed' }
  | { kind: 'copyFailed' | 'sent'; text: string }
  | { kind: 'cleared'; before: FormValues };

export type EnquiryOptions = { messages: EnquiryMessages; email: string; sending: SendOptions | null };

/** The form's state and what can be done with it; `submittedProblems` are those of the last submit. */
export function useEnquiry(options: EnquiryOptions) {
  const { messages, email, sending } = options;
  const draft = useEnquiryDraft();
  const [consent, setConsent] = useState(false);
  const [touched, setTouched] = useState<readonly FieldName[]>([]);
  const [submittedProblems, setSubmittedProblems] = useState<Problems | null>(null);
  const [stage, setStage] = useState<Stage>({ kind: 'filling' });
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);

  const { values } = draft;
  const today = chinaDay(Date.now());
  const problems = checkEnquiry(values, consent, today);
  const errorOf = (name: FieldName) => {
    const problem = submittedProblems || touched.includes(name) ? problems[name] : undefined;
    return problem && problemText(name, problem, values, messages);
  };
  const mail = enquiryMail(email, values, messages);

  const reset = () => {
    setConsent(false);
    setTouched([]);
    setSubmittedProblems(null);
    draft.clear();
  };

  // Browsers before Chrome 102 and Safari 15.5 know no `inert`.
  const edit = (change: () => void) => {
    if (stage.kind === 'sending') return;
    change();
    setStage({ kind: 'filling' });
  };

  const copyAs = async (kind: 'copied' | 'mailedByPasting') => {
    const text = enquiryText(values, messages);
    const isCopied = await copyText(text);
    setStage(isCopied ? { kind } : { kind: 'copyFailed', text });
    return isCopied;
  };

  const validate = () => {
    if (stage.kind === 'sending') return false;
    const isValid = Object.keys(problems).length === 0;
    flushSync(() => {
      setSubmittedProblems(isValid ? null : problems);
      setStage({ kind: 'filling' });
    });
    if (!isValid) list.current?.focus();
    return isValid;
  };

  const deliver = async () => {
    if (!sending || honeypot.current?.value) return false;
    try {
      const { enquiryPayload, sendEnquiry } = await import('@/lib/enquiry/sendEnquiry');
      return await sendEnquiry({ ...sending, body: enquiryPayload(values, messages) });
    } catch {
      return false;
    }
  };

  return {
    ...options,
    values,
    consent,
    problems,
    submittedProblems,
    form,
    list,
    honeypot,
    errorOf,
    stage,
    today,
    mailHref: mail.href,
    write: (field: Field, text: string) => edit(() => draft.write(field, text)),
    agree: (agreed: boolean) => edit(() => setConsent(agreed)),
    leave: (field: Field) => {
      if (!values[field]) return;
      const touch = () => setTouched((before) => [...new Set([...before, field])]);
      // Its line would move what is being pressed, so it waits for the end of the press.
      if (document.querySelector(':active')) window.addEventListener('click', touch, { once: true });
      else touch();
    },
    copy: async () => {
      if (validate()) await copyAs('copied');
    },
    mail: async (event: MouseEvent) => {
      if (!validate()) return event.preventDefault();
      if (mail.isWhole) return setStage({ kind: 'mailed' });
      // The letter asks to paste the text, so it opens only once the text is copied.
      event.preventDefault();
      if (await copyAs('mailedByPasting')) location.href = mail.href;
    },
    send: async () => {
      if (!validate()) return;
      setStage({ kind: 'sending' });
      const text = enquiryText(values, messages);
      const isSent = await deliver();
      if (isSent) reset();
      setStage(isSent ? { kind: 'sent', text } : { kind: 'failed' });
    },
    clear: () => {
      reset();
      setStage({ kind: 'cleared', before: values });
    },
    undo: (before: FormValues) => {
      edit(() => draft.replace(before));
      form.current?.focus();
    },
    again: () => {
      flushSync(() => setStage({ kind: 'filling' }));
      form.current?.focus();
    },
  };
}

export type EnquiryState = ReturnType<typeof useEnquiry>;
