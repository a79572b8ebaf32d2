import type { FoundOverrideGrant, Releases } from '@portal/releases';
import { LRUCache } from 'lru-cache';

/** A revoked grant may still hold for this long, in ms. */
const knownFor = 1_000;

/**
 * Finds the grants that a browser used up and that are still in force. It is asked only about signed grants, so nobody
 * can ask about many.
 */
export class GrantHolds {
  readonly #answers: LRUCache<string, { grant: FoundOverrideGrant | undefined }>;

  constructor(delivery: Pick<Releases, 'findOverrideGrant'>) {
    this.#answers = new LRUCache({
      max: 500,
      ttl: knownFor,
      fetchMethod: async (id) => {
        const grant = await delivery.findOverrideGrant(id);
        return { grant: grant?.openedAt && !grant.revokedAt ? grant : undefined };
      },
    });
  }

  async find(id: string): Promise<FoundOverrideGrant | undefined> {
    return (await this.#answers.fetch(id))?.grant;
  }
}
