import { z } from 'zod';
import { FIELDS } from '@/lib/enquiry/fields';
import { SCENES } from '@/lib/scenes';
import { copySchema, textSchema, texts } from '@/lib/schema/shared';

/** The hint is an example, shown in the empty field. */
const fieldSchema = z.strictObject({ label: textSchema, hint: textSchema.optional() });

export const enquirySchema = z.strictObject({
  ...texts('title', 'lead', 'loading'),
  notes: z.array(textSchema),
  /** Replaces a form that cannot be loaded; the email address follows. */
  notLoaded: textSchema,
  /** Without scripts the form's fields are listed after the lead; {label} and {hint} stand for those of a field. */
  unscripted: z.strictObject(texts('lead', 'item')),
  messages: z.strictObject({
    scenes: z.record(z.enum(SCENES), textSchema),
    fields: z.record(z.enum(FIELDS), fieldSchema),
    /** The label and hint of the field `size` in each scene. */
    sizes: z.record(z.enum(SCENES), fieldSchema),
    ...texts('optional', 'either'),
    /** The checkbox: the words before the link to the privacy notice, the link, the words after it. */
    consent: z.strictObject(texts('label', 'before', 'link', 'after')),
    /** The label of the hidden field, which only robots fill in. */
    honeypot: textSchema,
    /** {label} stands for the field, {max} for its limit, {n} for its length, {over} for the excess. */
    problems: z.strictObject({
      ...texts('notChosen', 'missing', 'tooLong', 'tooEarly'),
      ...texts('notAPhone', 'notAnEmail', 'noContact', 'noConsent'),
    }),
    /** {n} stands for the number of problems. */
    problemsTitle: textSchema,
    /** The text that is copied, mailed and sent: first line, form of each line, last line. */
    text: z.strictObject(texts('title', 'line', 'consent')),
    /** {scene} and {place} stand for the form's values; `paste` is the mail's text when the link would be too long. */
    mail: z.strictObject(texts('subject', 'paste')),
    ways: z.strictObject(texts('copy', 'mail', 'send', 'sending', 'clear', 'undo')),
    /** {email} stands for the company's address, {busy} for the message of a failed POST. */
    outcomes: z.strictObject(texts('copied', 'copyFailed', 'mailed', 'mailedByPasting', 'failed', 'cleared')),
    sent: z.strictObject(texts('title', 'lead', 'again')),
    copy: copySchema,
  }),
});

export type EnquiryContent = z.infer<typeof enquirySchema>;
export type EnquiryMessages = EnquiryContent['messages'];
