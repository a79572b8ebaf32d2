import { randomBytes } from 'node:crypto';
import type { Releases } from '@portal/releases';
import type { FastifyBaseLogger } from 'fastify';

export interface VisitKey {
  /** Undefined until the database has told it. */
  current: () => Buffer | undefined;
  stop: () => void;
}

const retryAfter = 3_000;

/**
 * The key of the tickets, the same for all gateways on a database. Documents are made without waiting, so the key is
 * read beforehand; the gateway tries until it has it. Without a database nobody else reads the tickets.
 */
export async function readVisitKey(
  delivery: Pick<Releases, 'sharedSecret'> | undefined,
  log: FastifyBaseLogger,
): Promise<VisitKey> {
  let key: Buffer | undefined = delivery ? undefined : randomBytes(32);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  async function read(): Promise<void> {
    try {
      key = await delivery?.sharedSecret('visit');
    } catch (error) {
      log.warn({ err: error }, 'the key of visits could not be read: reports count nothing until it is there');
      if (stopped) return;
      timer = setTimeout(() => void read(), retryAfter);
      timer.unref();
    }
  }
  if (delivery) await read();
  return {
    current: () => key,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
