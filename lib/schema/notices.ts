import { z } from 'zod';
import { textSchema } from '@/lib/schema/shared';

const listMessagesSchema = z.strictObject({
  /** The toast when the server answers, but not with the file. */
  failed: textSchema,
  /** The toast when the file cannot be read; {message} stands for one of the words of content/errorMessages.ts. */
  exception: textSchema.includes('{message}', { error: '应包含 {message}' }),
});

export const noticesSchema = z.strictObject({
  announcements: listMessagesSchema,
  banners: listMessagesSchema,
  dialog: z.strictObject({
    close: textSchema,
    /** The link of a notice that brings no words of its own for it. */
    details: textSchema,
    /** The toast when the dialog itself cannot be loaded. */
    openFailed: textSchema,
  }),
});

export type NoticesContent = z.infer<typeof noticesSchema>;
export type ListMessages = z.infer<typeof listMessagesSchema>;
export type NoticeDialogLabels = NoticesContent['dialog'];
