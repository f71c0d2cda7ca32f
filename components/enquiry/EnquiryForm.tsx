import { EnquiryActions } from '@/components/enquiry/EnquiryActions';
import { EnquiryFields } from '@/components/enquiry/EnquiryFields';
import { CopyButton } from '@/components/ui/CopyButton';
import { TextButton } from '@/components/ui/TextLink';
import { type Problem, problemText } from '@/lib/enquiry/checkEnquiry';
import { type FieldName, fieldId } from '@/lib/enquiry/fields';
import { focusNextOnEnter } from '@/lib/enquiry/focusNextOnEnter';
import { type EnquiryOptions, type EnquiryState, useEnquiry } from '@/lib/enquiry/useEnquiry';
import { fill } from '@/lib/text/fill';
import classes from './EnquiryForm.module.css';

export function EnquiryForm(options: EnquiryOptions) {
  const state = useEnquiry(options);
  const { stage, messages, form, honeypot } = state;
  if (stage.kind === 'sent') return <EnquirySent text={stage.text} {...state} />;
  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      aria-labelledby="enquiry-title"
      className={classes.root}
      onKeyDown={({ nativeEvent }) => focusNextOnEnter(nativeEvent)}
    >
      <ProblemList {...state} />
      <EnquiryFields {...state} />
      <div data-visually-hidden aria-hidden="true">
        <label>
          {messages.honeypot}
          <input ref={honeypot} name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <EnquiryActions {...state} />
    </form>
  );
}

/** The problems of the last submit. The list stays while they are corrected, so that nothing moves. */
function ProblemList({ submittedProblems, list, problems, values, messages }: EnquiryState) {
  const found = Object.entries(submittedProblems ?? {}) as [FieldName, Problem][];
  if (!found.length) return null;
  return (
    <div ref={list} role="alert" tabIndex={-1} className={classes.problems} data-own-navigation>
      <strong data-tint="error">{fill(messages.problemsTitle, { n: found.length })}</strong>
      <ul>
        {found.map(([name, problem]) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              className={classes.problem}
              data-links
              data-mended={problems[name] ? undefined : ''}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {problemText(name, problem, values, messages)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}

function EnquirySent({ text, messages, again }: EnquiryState & { text: string }) {
  const { sent } = messages;
  return (
    <div className={classes.root} data-stack="4">
      <h4 ref={takeFocus} tabIndex={-1} data-text="lead">
        {sent.title}
      </h4>
      <p data-text="body">{sent.lead}</p>
      <p className={classes.text}>{text}</p>
      <div data-row="6">
        <CopyButton labels={messages.copy} text={() => text} />
        <TextButton icon="plus" onClick={again}>
          {sent.again}
        </TextButton>
      </div>
    </div>
  );
}
