/** Another server's answer is longer than agreed, or packed. Nothing more of it is read. */
export class AnswerRefused extends Error {
  override readonly name = 'AnswerRefused';
}

const tooLong = (mostBytes: number) => new AnswerRefused(`is longer than ${mostBytes} bytes`);

/** The reason not to begin to read. */
function refusalOf({ headers }: Response, mostBytes: number): AnswerRefused | undefined {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  // A packed answer tells its length only when it is unpacked.
  if (encoding !== '' && encoding !== 'identity') return new AnswerRefused(`is packed (${encoding})`);
  return Number(headers.get('content-length')) > mostBytes ? tooLong(mostBytes) : undefined;
}

/** Stops at the limit, which also ends the connection. */
async function bytesOf(body: ReadableStream<Uint8Array>, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw tooLong(mostBytes);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Asks a server of others and reads its answer, of which no more than `mostBytes` are taken. */
export async function boundedFetch(
  address: string | URL,
  { mostBytes, ...init }: RequestInit & { readonly mostBytes: number },
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept-encoding', 'identity');
  const response = await fetch(address, { ...init, headers });
  const { body } = response;
  const refusal = refusalOf(response, mostBytes);
  if (refusal) {
    await body?.cancel();
    throw refusal;
  }
  return body ? new Response(await bytesOf(body, mostBytes), response) : response;
}
