import { LRUCache } from 'lru-cache';
import type { DeliveryPort } from '../delivery-port';

/** How long after its revocation a grant may still hold. */
const knownFor = 1_000;

/** Whether grants that a browser used up are still in force. Asked for signed ones only, so nobody can ask for many. */
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
