import { createHmac, timingSafeEqual } from 'node:crypto';

/** The headers of a call between the platform and a provider, in either direction. */
export const keyHeader = 'x-port-key';
export const timeHeader = 'x-port-time';
export const signatureHeader = 'x-port-signature';

/** The most that the two clocks may differ, in ms. */
export const signedForMs = 300_000;

export interface SignedCall {
  readonly method: string;
  /** The path with its query, as it is sent. */
  readonly path: string;
  readonly body: string;
}

export interface CallKey {
  readonly keyId: string;
  readonly secret: string;
}

const signatureOf = (secret: string, time: string, { method, path, body }: SignedCall): string =>
  createHmac('sha256', secret).update([method.toUpperCase(), path, time, body].join('\n')).digest('base64url');

/** The headers that sign a call: HMAC-SHA256 over method, path, time in ms and body, each on its own line. */
export function signedHeaders({ keyId, secret }: CallKey, call: SignedCall, now: number): Record<string, string> {
  const time = String(now);
  return { [keyHeader]: keyId, [timeHeader]: time, [signatureHeader]: signatureOf(secret, time, call) };
}

/** Returns whether a call was signed with this key, a short time ago. */
export function isSigned(
  { keyId, secret }: CallKey,
  headers: Readonly<Record<string, unknown>>,
  call: SignedCall,
  now: number,
): boolean {
  const { [keyHeader]: key, [timeHeader]: time, [signatureHeader]: given } = headers;
  if (key !== keyId || typeof time !== 'string' || typeof given !== 'string') return false;
  if (!/^\d{1,15}$/.test(time) || Math.abs(now - Number(time)) > signedForMs) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(signatureOf(secret, time, call))];
  return a.length === b.length && timingSafeEqual(a, b);
}
