import type { MouseEvent } from 'react';
import { problemText } from '@/lib/enquiry/checkEnquiry';
import { type FieldName, fieldId } from '@/lib/enquiry/enquiry';
import type { EnquiryState } from '@/lib/enquiry/useEnquiry';
import type { EnquiryMessages } from '@/lib/schema/enquiry';
import classes from './ProblemList.module.css';

function goTo(event: MouseEvent, name: FieldName) {
  event.preventDefault();
  document.getElementById(fieldId(name))?.focus();
}

/** The errors of the last submit. The list does not change while they are corrected, so that nothing moves. */
export function ProblemList({ state, messages }: { state: EnquiryState; messages: EnquiryMessages }) {
  const { submitErrors, list, problems, values } = state;
  const found = Object.entries(submitErrors ?? {}) as [
    FieldName,
    NonNullable<(typeof problems)[FieldName]>,
  ][];
  if (!found.length) return null;
  return (
    <div ref={list} role="alert" tabIndex={-1} className={classes.root} data-own-navigation>
      <strong className={classes.title}>{messages.problemsTitle.replace('{n}', String(found.length))}</strong>
      <ul>
        {found.map(([name, problem]) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              className={classes.link}
              data-links
              data-mended={problems[name] ? undefined : ''}
              onClick={(event) => goTo(event, name)}
            >
              {problemText(name, problem, values, messages)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
