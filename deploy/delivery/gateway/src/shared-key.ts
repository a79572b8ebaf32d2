import type { Releases } from '@portal/releases';
import type { FastifyBaseLogger } from 'fastify';

/**
 * A key that all gateways share. It is read when it is first needed, and kept. While the database is away, the gateway
 * tries again.
 */
export function sharedKeyOf(delivery: Pick<Releases, 'sharedSecret'>, name: string): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  return () => {
    key ??= delivery.sharedSecret(name).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
}

/** The same for callers that can work without it: without a key, nothing counts as signed. */
export function keyIfAny(
  key: (() => Promise<Buffer>) | undefined,
  log: FastifyBaseLogger,
): () => Promise<Buffer | undefined> {
  return async () => {
    try {
      return await key?.();
    } catch (error) {
      log.warn({ err: error }, 'the key of overrides could not be read: none holds');
      return undefined;
    }
  };
}
