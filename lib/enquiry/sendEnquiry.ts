import { createHttp } from '@/lib/backend/createHttp';
import { chooseApiServerOnce } from '@/lib/backend/useApiServer';
import { isRecord } from '@/lib/backend/validEntries';
import { plainText } from '@/lib/enquiry/checkEnquiry';
import { enquiryText } from '@/lib/enquiry/enquiryText';
import { type FormValues, fieldsOf } from '@/lib/enquiry/fields';
import type { EnquiryMessages } from '@/lib/schema/enquiry';

/** The operators' guide, lib/build/hosting/README.md, says it in seconds. */
export const ENQUIRY_TIMEOUT_MS = 15_000;

/** The request body described in lib/build/hosting/README.md, without empty fields. */
export function enquiryPayload(values: FormValues, messages: EnquiryMessages) {
  const fields = fieldsOf(values.scene).map((field) => [field, plainText(field, values[field])]);
  return {
    ...Object.fromEntries(fields.filter(([, text]) => text)),
    consent: true,
    text: enquiryText(values, messages),
  };
}

export type SendOptions = {
  path: string;
  defaultApiServer: string;
  knownServers: readonly string[];
  busy: string;
};

/** The published list can change after the build. Personal data goes only to hosts that were in it at build time. */
async function trustedServer({ defaultApiServer, knownServers }: SendOptions) {
  const { baseAddress } = await chooseApiServerOnce(defaultApiServer);
  const { origin } = new URL(baseAddress);
  return knownServers.some((known) => new URL(known).origin === origin) ? baseAddress : defaultApiServer;
}

const ENVELOPE_KEYS = ['success', 'message', 'code', 'result', 'timestamp'];

/** Sends the enquiry once; true only for an envelope with `success: true`. */
export async function sendEnquiry({ body, ...options }: SendOptions & { body: unknown }) {
  const { call } = createHttp(options.busy, ENQUIRY_TIMEOUT_MS);
  const answer = await call<unknown>(await trustedServer(options), options.path, body);
  return isRecord(answer) && ENVELOPE_KEYS.every((name) => name in answer) && answer.success === true;
}
