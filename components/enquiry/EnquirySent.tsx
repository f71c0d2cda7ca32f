import { CopyButton } from '@/components/ui/CopyButton';
import { TextButton } from '@/components/ui/TextButton';
import type { EnquiryMessages } from '@/lib/schema/enquiry';
import classes from './EnquirySent.module.css';
import textClasses from './EnquiryText.module.css';

type EnquirySentProps = { text: string; messages: EnquiryMessages; onAgain: () => void };

function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}

export function EnquirySent({ text, messages, onAgain }: EnquirySentProps) {
  const { title, lead, again } = messages.sent;
  return (
    <div className={classes.root} data-stack="4">
      <h4 ref={takeFocus} tabIndex={-1} className={classes.title} data-type="lead">
        {title}
      </h4>
      <p data-type="body">{lead}</p>
      <p className={textClasses.root}>{text}</p>
      <div data-row="6">
        <CopyButton labels={messages.copy} text={() => text} />
        <TextButton icon="plus" onClick={onAgain}>
          {again}
        </TextButton>
      </div>
    </div>
  );
}
