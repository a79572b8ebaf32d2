import { createHmac } from 'node:crypto';
import { canonicalRequest } from './canonical-request';

interface Signed {
  readonly keyId: string;
  readonly keySecret: string;
  readonly service: string;
  /** In seconds. */
  readonly timestamp: number;
  /** With names and values in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The `authorization` of a POST. "签名方法 v3": https://cloud.tencent.com/document/api/213/30654 */
export function tencentAuthorization({ keyId, keySecret, service, timestamp, headers, body }: Signed): string {
  const { signedHeaders, hash } = canonicalRequest({ query: '', headers, body });
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${date}/${service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${keySecret}`, date), service), 'tc3_request');
  const signature = hmac(key, ['TC3-HMAC-SHA256', timestamp, scope, hash].join('\n')).toString('hex');
  return `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
}
