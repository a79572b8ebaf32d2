import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A gateway and an API in separate processes recognize each other by this, if they share a secret. The API believes the
 * gateway's words about a request: its tenant, whether it is the platform's own staff's, and its client's address. So
 * nobody else may say them. The API's answer carries a proof too, so that no other server can get customers' passwords
 * and answer for it.
 */
export const proofHeader = 'x-portal-proof';

/** The headers of a request, including those that the gateway sets. */
export type GatewayWords = Readonly<Record<string, unknown>>;

const said = ['x-portal-tenant', 'x-request-id', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** The most that the two clocks may differ, in ms. */
const clockTolerance = 300_000;

const mac = (secret: string, words: readonly unknown[]) =>
  createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url');

/**
 * Gateways and APIs of the release before do not say it. They serve customers only, and so the word goes without
 * saying.
 */
const audience = 'x-portal-audience';
const usualAudience = 'customers';

function gatewayMac(secret: string, time: string, words: GatewayWords): string {
  const { [audience]: whom = usualAudience } = words;
  const more = whom === usualAudience ? [] : [whom];
  return mac(secret, ['gateway', time, ...said.map((name) => words[name]), ...more]);
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

/** The API's proof. It covers the one request that the API answers, and none of the gateway's words. */
export function apiProof(secret: string, requestId: unknown): string {
  return mac(secret, ['api', requestId]);
}

export function isApiProof(secret: string, proof: unknown, requestId: unknown): boolean {
  return typeof proof === 'string' && isSame(proof, apiProof(secret, requestId));
}
