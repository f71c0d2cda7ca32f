import { Fault } from '@/lib/http/fault';

/** The body as text. A body that is too large is dropped as soon as that is known; one that is not UTF-8 is no JSON. */
export async function boundedText(response: Response, maxBytes: number): Promise<string> {
  if (Number(response.headers.get('content-length')) > maxBytes) throw new Fault('tooLarge');
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new Fault('notJson');
    }
  };
  let text = '';
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decode();
    received += value.byteLength;
    if (received > maxBytes) throw new Fault('tooLarge');
    text += decode(value);
  }
}
