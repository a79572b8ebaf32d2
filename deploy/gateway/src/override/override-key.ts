import type { FastifyBaseLogger } from 'fastify';
import type { DeliveryPort } from '../delivery-port';

/** Reads the key once it is needed and keeps it; while the database is away there is none, and it is tried again. */
export function overrideKeyOf(delivery: Pick<DeliveryPort, 'sharedSecret'>): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  return () => {
    key ??= delivery.sharedSecret('override').catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
}

/** The same for those that do without: no key, no override. */
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
