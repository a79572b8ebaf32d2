import type { Call } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import { decrypt } from '../kernel/envelope/aes';
import { EnvelopeFault } from '../kernel/envelope/fault';
import { openSealed } from '../kernel/envelope/open-sealed';
import { plainBody } from '../kernel/http/plain-body';
import type { Services } from '../kernel/services';

export interface ReadRequest {
  readonly query: unknown;
  readonly body: unknown;
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Decrypts passwords. They come encrypted a second time, under the request's own key, in the fields that the contract
 * names.
 */
function openSecrets(values: unknown, secrets: readonly string[] | undefined, aesKey: Buffer): unknown {
  if (!secrets || typeof values !== 'object' || values === null) return values;
  const opened: Record<string, unknown> = { ...values };
  for (const name of secrets) {
    const value = opened[name];
    if (typeof value === 'string' && value !== '') opened[name] = decrypt(value, aesKey, name);
  }
  return opened;
}

/**
 * Reads query and body of a request, and opens a sealed one. A call that must be sealed is refused without the seal's
 * headers, so nobody can leave them out to avoid the check.
 */
export async function readRequest(
  call: Call,
  request: FastifyRequest,
  prefix: string,
  tenant: string,
  services: Services,
): Promise<ReadRequest> {
  const text = typeof request.body === 'string' ? request.body : '';
  const keyId = header(request, 'key-id');
  const sign = header(request, 'sign');
  const aes = header(request, 'aes');
  if (!keyId && !sign && !aes) {
    if (call.sealed) throw new EnvelopeFault('not sealed');
    return { query: request.query, body: plainBody(text) };
  }
  if (!keyId || !sign || !aes) throw new EnvelopeFault('headers');

  const { browserKeys, config, usedNonces } = services;
  const now = config.clock();
  const key = await browserKeys.find(tenant, keyId);
  const address = request.raw.url?.slice(prefix.length) ?? '';
  const opening = { decryption: key.decryption, verification: key.verification, padding: config.padding };
  const opened = openSealed({ address, sign, aes, body: text }, opening, now);
  await usedNonces.hold(key.nonceScope, opened.nonce, now);
  return {
    query: openSecrets(request.query, call.secrets, opened.aesKey),
    body: openSecrets(opened.body, call.secrets, opened.aesKey),
  };
}
