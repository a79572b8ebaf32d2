import { createHash } from 'node:crypto';

export const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

interface Request {
  readonly query: string;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A POST to `/` as Aliyun and Tencent sign it: the names of the headers that count, and the hash of all of it. */
export function canonicalRequest({ query, headers, body }: Request): { signedHeaders: string; hash: string } {
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const signedHeaders = names.join(';');
  return { signedHeaders, hash: sha256(['POST', '/', query, lines, signedHeaders, sha256(body)].join('\n')) };
}
