import { createHttp } from '@/lib/backend/createHttp';
import { chooseLineOnce } from '@/lib/backend/useLine';
import { isRecord } from '@/lib/backend/validEntries';
import { plainText } from '@/lib/enquiry/check';
import { fieldsOf, type Typed } from '@/lib/enquiry/enquiry';
import { enquiryText } from '@/lib/enquiry/enquiryText';
import type { EnquiryWords } from '@/lib/schema/enquiry';
import type { ErrorMessages } from '@/lib/schema/errorMessages';

/** A person takes longer over a form; many a robot does not wait. */
export const ENQUIRY_NOT_BEFORE_MS = 3000;
export const ENQUIRY_TIMEOUT_MS = 15_000;

/** The request's body, as lib/build/hosting/README.md has it: what says nothing is left out. */
export function enquiryBody(typed: Typed, words: EnquiryWords) {
  const fields = fieldsOf(typed.scene).map((field) => [field, plainText(field, typed[field])]);
  return {
    ...Object.fromEntries(fields.filter(([, text]) => text)),
    consent: true,
    text: enquiryText(typed, words),
  };
}

export type Sending = { path: string; defaultBackend: string; errorMessages: ErrorMessages };

type Delivery = Sending & { body: unknown; livesSince: number };

const WRAPPED = ['success', 'message', 'code', 'result', 'timestamp'];

function isSuccess(answer: unknown) {
  return isRecord(answer) && WRAPPED.every((name) => name in answer) && answer.success === true;
}

/** Sends it once, after ENQUIRY_NOT_BEFORE_MS. Whatever is no wrapped answer of success is a failure. */
export async function sendEnquiry({ path, defaultBackend, errorMessages, body, livesSince }: Delivery) {
  const { call } = createHttp(errorMessages, ENQUIRY_TIMEOUT_MS);
  const early = livesSince + ENQUIRY_NOT_BEFORE_MS - performance.now();
  if (early > 0) await new Promise<void>((resolve) => setTimeout(resolve, early));
  const { baseAddress } = await chooseLineOnce(defaultBackend);
  return isSuccess(await call<unknown>(baseAddress, path, body));
}
