import { createHmac } from 'node:crypto';
import { canonicalRequest, sha256 } from './canonical-request';

interface Signed {
  readonly keyId: string;
  readonly keySecret: string;
  readonly query: string;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The query as it is signed: sorted, and encoded by RFC 3986. */
export const aliyunQuery = (parameters: Readonly<Record<string, string>>) =>
  Object.entries(parameters)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

/**
 * The `authorization` of a POST. "V3版本请求体&签名机制":
 * https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
export function aliyunAuthorization({ keyId, keySecret, query, headers, body = '' }: Signed): string {
  const { signedHeaders, hash } = canonicalRequest({ query, headers, body });
  const signature = createHmac('sha256', keySecret).update(`ACS3-HMAC-SHA256\n${hash}`).digest('hex');
  return `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${signedHeaders},Signature=${signature}`;
}

interface Called extends Pick<Signed, 'keyId' | 'keySecret' | 'query' | 'body'> {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  /** In ms. */
  readonly now: number;
  /** Another one at each request. */
  readonly nonce: string;
}

/** The headers of a call that takes its parameters from the query, and a body of bytes if it has one. */
export function aliyunHeaders({
  host,
  action,
  version,
  now,
  nonce,
  body = '',
  ...signed
}: Called): Record<string, string> {
  const headers = {
    'x-acs-action': action,
    'x-acs-version': version,
    'x-acs-date': new Date(now).toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-content-sha256': sha256(body),
  };
  return { ...headers, authorization: aliyunAuthorization({ ...signed, headers: { host, ...headers }, body }) };
}
