import { LRUCache } from 'lru-cache';
import type { DeliveryPort } from '../delivery-port';

/** A revoked grant may still hold for this long, in ms. */
const knownFor = 1_000;

/**
 * Tells whether grants that a browser used up are still in force. It is asked only about signed grants, so nobody can
 * ask about many.
 */
export class GrantHolds {
  readonly #answers: LRUCache<string, { holds: boolean }>;

  constructor(delivery: Pick<DeliveryPort, 'findOverrideGrant'>) {
    this.#answers = new LRUCache({
      max: 500,
      ttl: knownFor,
      fetchMethod: async (id) => {
        const grant = await delivery.findOverrideGrant(id);
        return { holds: grant !== undefined && grant.openedAt !== null && grant.revokedAt === null };
      },
    });
  }

  async ask(id: string): Promise<boolean> {
    return (await this.#answers.fetch(id))?.holds ?? false;
  }
}
