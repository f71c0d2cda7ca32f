import { EnquiryText } from '@/components/enquiry/EnquiryText';
import { CopyButton } from '@/components/ui/CopyButton';
import { TextButton } from '@/components/ui/TextButton';
import type { EnquiryWords } from '@/lib/schema/enquiry';
import classes from './EnquirySent.module.css';

type EnquirySentProps = { text: string; words: EnquiryWords; onAgain: () => void };

function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}

export function EnquirySent({ text, words, onAgain }: EnquirySentProps) {
  const { title, lead, again } = words.sent;
  return (
    <div className={classes.root}>
      <h4 ref={takeFocus} tabIndex={-1} className={classes.title}>
        {title}
      </h4>
      <p className={classes.lead}>{lead}</p>
      <EnquiryText text={text} />
      <div className={classes.ways}>
        <CopyButton labels={words.copy} text={() => text} />
        <TextButton icon="plus" onClick={onAgain}>
          {again}
        </TextButton>
      </div>
    </div>
  );
}
