import { createHash, createHmac } from 'node:crypto';

/** A request as a vendor receives it. */
export interface Received {
  /** The text behind the question mark, as it came. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string | Uint8Array;
}

const hashed = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
const keyed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text, 'utf8');

const form =
  /^(?<algorithm>[A-Z0-9-]+) Credential=(?<credential>[^,]+), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/;

/** Computes the signature of a request anew, from the vendors' descriptions and without the code that signs. */
export function isWellSigned({ query, headers, body }: Received, keySecret: string, lowerCase = false): boolean {
  const { algorithm, credential = '', names = '', signature } = form.exec(String(headers.authorization))?.groups ?? {};
  const parts = query === '' ? [] : query.split('&');
  let text = `POST\n/\n${parts.toSorted().join('&')}\n`;
  for (const name of names.split(';')) {
    const value = String(headers[name] ?? '').trim();
    text += `${name}:${lowerCase ? value.toLowerCase() : value}\n`;
  }
  text += `\n${names}\n${hashed(body)}`;
  if (algorithm === 'ACS3-HMAC-SHA256')
    return keyed(keySecret, `${algorithm}\n${hashed(text)}`).digest('hex') === signature;
  const [, date = '', service = '', end = ''] = credential.split('/');
  const seconds = Number(headers['x-tc-timestamp']);
  if (algorithm !== 'TC3-HMAC-SHA256' || new Date(seconds * 1000).toISOString().slice(0, 10) !== date) return false;
  let key = keyed(`TC3${keySecret}`, date).digest();
  for (const step of [service, end]) key = keyed(key, step).digest();
  const signed = `${algorithm}\n${seconds}\n${date}/${service}/${end}\n${hashed(text)}`;
  return keyed(key, signed).digest('hex') === signature;
}
