/** The whole body. `onProgress` is told how many bytes have arrived, and stops the reading if it throws. */
export async function readBody({ body }: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const reader = body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return new Blob(pieces);
    bytes += value.byteLength;
    onProgress(bytes);
    pieces.push(value);
  }
}
