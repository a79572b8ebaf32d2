/** Another server's answer is longer than agreed, or packed. Nothing more of it is read. */
export class AnswerRefused extends Error {
  override readonly name = 'AnswerRefused';
}

const tooLong = (maxBytes: number) => new AnswerRefused(`is longer than ${maxBytes} bytes`);

interface AnswerHead {
  readonly 'content-encoding'?: string | undefined;
  readonly 'content-length'?: string | undefined;
}

/** The reason not to begin to read. */
function refusalOf(head: AnswerHead, maxBytes: number): AnswerRefused | undefined {
  const encoding = head['content-encoding']?.trim().toLowerCase() ?? '';
  // A packed answer tells its length only when it is unpacked.
  if (encoding !== '' && encoding !== 'identity') return new AnswerRefused(`is packed (${encoding})`);
  return Number(head['content-length'] ?? 0) > maxBytes ? tooLong(maxBytes) : undefined;
}

/** Reads an answer, and stops at the limit, which also ends the connection. */
export async function boundedBytes(
  body: AsyncIterable<Uint8Array>,
  head: AnswerHead,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const refusal = refusalOf(head, maxBytes);
  if (refusal) throw refusal;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw tooLong(maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Asks a server of others and reads its answer, of which no more than `maxBytes` are taken. */
export async function boundedFetch(
  address: string | URL,
  { maxBytes, ...init }: RequestInit & { readonly maxBytes: number },
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept-encoding', 'identity');
  const response = await fetch(address, { ...init, headers });
  const { body } = response;
  if (!body) return response;
  try {
    return new Response(await boundedBytes(body, Object.fromEntries(response.headers), maxBytes), response);
  } catch (error) {
    // What was not read to its end would hold the connection.
    await body.cancel().catch(() => undefined);
    throw error;
  }
}
