import type { CallName, CallReply, Envelope } from '@portal/shared/contract';
import type { ApiClient } from './api-client';
import type { TestPlatform } from './test-platform';

/** Sends a file as a form, which is never wrapped in the envelope. */
export async function upload<N extends CallName>(
  platform: TestPlatform,
  client: ApiClient,
  name: N,
  fileName: string,
  content: Buffer,
  query: Readonly<Record<string, string>> = {},
): Promise<{ httpStatus: number; envelope: Envelope<CallReply<N>> }> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), fileName);
  const request = new Request('http://x/', { method: 'POST', body: form });
  const response = await platform.app.inject({
    method: 'POST',
    url: client.addressOf(name, { query }),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'x-portal-tenant': 'localhost',
      cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
      ...(client.accessToken ? { authorization: `Bearer ${client.accessToken}` } : {}),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const envelope = response.json() as Envelope<CallReply<N>>;
  if (await client.proves(envelope)) return upload(platform, client, name, fileName, content, query);
  return { httpStatus: response.statusCode, envelope };
}
