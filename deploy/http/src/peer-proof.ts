import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * By what a gateway and an API in processes of their own know each other, where they share a secret. The gateway's words
 * about a request, its tenant and its client's address, are believed by the API: so nobody else may say them. The API's
 * answer says the same of itself, so that no other server gets customers' passwords and answers for it.
 */
export const proofHeader = 'x-portal-proof';

/** Headers of a request, among them what the gateway says of it. */
export type GatewayWords = Readonly<Record<string, unknown>>;

const said = ['x-portal-tenant', 'x-request-id', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** How far the clocks of the two may be apart. */
const clockTolerance = 300_000;

const mac = (secret: string, words: readonly unknown[]) =>
  createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url');

function gatewayMac(secret: string, time: string, words: GatewayWords): string {
  return mac(secret, ['gateway', time, ...said.map((name) => words[name])]);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function gatewayProof(secret: string, words: GatewayWords, now: number): string {
  return `${now}.${gatewayMac(secret, String(now), words)}`;
}

export function isGatewayProof(secret: string, proof: unknown, words: GatewayWords, now: number): boolean {
  const [time = '', given = ''] = typeof proof === 'string' ? proof.split('.') : [];
  if (!/^\d{1,15}$/.test(time) || Math.abs(now - Number(time)) > clockTolerance) return false;
  return isSame(given, gatewayMac(secret, time, words));
}

/** The API's part: about the one request that it answers, and no gateway's words. */
export function apiProof(secret: string, requestId: unknown): string {
  return mac(secret, ['api', requestId]);
}

export function isApiProof(secret: string, proof: unknown, requestId: unknown): boolean {
  return typeof proof === 'string' && isSame(proof, apiProof(secret, requestId));
}
