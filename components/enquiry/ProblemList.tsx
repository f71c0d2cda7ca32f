import type { MouseEvent } from 'react';
import { problemText } from '@/lib/enquiry/check';
import { type Asked, fieldId } from '@/lib/enquiry/enquiry';
import type { EnquiryState } from '@/lib/enquiry/useEnquiry';
import type { EnquiryWords } from '@/lib/schema/enquiry';
import classes from './ProblemList.module.css';

function goTo(event: MouseEvent, asked: Asked) {
  event.preventDefault();
  document.getElementById(fieldId(asked))?.focus();
}

/** What the last try met. It stays as it was, so that nothing moves under the hand that mends it. */
export function ProblemList({ state, words }: { state: EnquiryState; words: EnquiryWords }) {
  const { listed, list, problems, typed } = state;
  const found = Object.entries(listed ?? {}) as [Asked, NonNullable<(typeof problems)[Asked]>][];
  if (!found.length) return null;
  return (
    <div ref={list} role="alert" tabIndex={-1} className={classes.root} data-own-navigation>
      <strong className={classes.title}>{words.problemsTitle.replace('{n}', String(found.length))}</strong>
      <ul>
        {found.map(([asked, problem]) => (
          <li key={asked}>
            <a
              href={`#${fieldId(asked)}`}
              className={classes.link}
              data-links
              data-mended={problems[asked] ? undefined : ''}
              onClick={(event) => goTo(event, asked)}
            >
              {problemText(asked, problem, typed, words)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
