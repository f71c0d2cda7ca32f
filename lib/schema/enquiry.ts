import { z } from 'zod';
import { FIELDS } from '@/lib/enquiry/fields';
import { SCENES } from '@/lib/scenes';
import { copySchema, textSchema, texts } from '@/lib/schema/shared';

/** The hint is an example, shown in the empty field. */
const fieldSchema = z.strictObject({ label: textSchema, hint: textSchema.optional() });

export const enquirySchema = z.strictObject({
  ...texts('title', 'lead', 'loading'),
  notes: z.array(textSchema),
  /** In place of a form that does not arrive; the email address follows. */
  failed: textSchema,
  /** Without scripts the form's fields are listed after the lead; {label} and {hint} stand for those of a field. */
  unscripted: z.strictObject(texts('lead', 'item')),
  messages: z.strictObject({
    scenes: z.record(z.enum(SCENES), textSchema),
    fields: z.record(z.enum(FIELDS), fieldSchema),
    /** How the size is asked for in each scene, in place of the field's own words. */
    sizes: z.record(z.enum(SCENES), fieldSchema),
    /** Beside the label of what may be left out. */
    optional: textSchema,
    either: textSchema,
    /** The box to tick: what is read before the link to the privacy notice, the link, and what follows; {company} stands for its name. */
    consent: z.strictObject(texts('label', 'before', 'link', 'after')),
    /** Beside a field that nobody sees and only robots fill in. */
    honeypot: textSchema,
    /** {label} stands for the field, {max} for its limit, {n} for what it has, {over} for what is too much. */
    problems: z.strictObject({
      ...texts('notChosen', 'missing', 'tooLong', 'past'),
      ...texts('notAPhone', 'notAnEmail', 'noContact', 'noConsent'),
    }),
    /** {n} stands for how many. */
    problemsTitle: textSchema,
    /** What is copied, mailed and sent: its first line, how a line is written, and its last one, with {company}. */
    text: z.strictObject(texts('title', 'line', 'consent')),
    /** {scene} and {place} stand for those of the form; `paste` is the letter of one that is too long for a link. */
    mail: z.strictObject(texts('subject', 'paste')),
    ways: z.strictObject(texts('copy', 'mail', 'send', 'sending', 'clear', 'undo')),
    /** {email} stands for the company's, {busy} for what a failed POST says. */
    outcomes: z.strictObject(texts('copied', 'copyFailed', 'mailed', 'mailedByPasting', 'failed', 'cleared')),
    sent: z.strictObject(texts('title', 'lead', 'again')),
    copy: copySchema,
  }),
});

export type EnquiryContent = z.infer<typeof enquirySchema>;
export type EnquiryMessages = EnquiryContent['messages'];
