import type { CatalogRelease } from '@portal/releases';
import { LRUCache } from 'lru-cache';
import type { ReleasesPort } from '../releases-port';

interface Answer {
  release: CatalogRelease | undefined;
}

/** A missing release is not asked for again for this long, in ms, because anyone can ask for anything. */
const missingFor = 1_000;
/** A release never changes, but its files may be removed once nobody has run it for long. */
const knownFor = 60_000;

/** Published releases that have their files, by package and build. No tenant needs to use them. */
export class PublishedReleases {
  readonly #answers: LRUCache<string, Answer, { packageName: string; build: string }>;

  constructor(releases: Pick<ReleasesPort, 'findRelease'>) {
    this.#answers = new LRUCache({
      max: 500,
      ttl: knownFor,
      fetchMethod: async (_key, known, { options, context: { packageName, build } }) => {
        const found = await releases.findRelease(packageName, build).catch((error: unknown) => {
          // Without the database, what was known goes on.
          if (known?.release) return known.release;
          throw error;
        });
        const release = found?.bytesRemovedAt ? undefined : found;
        if (!release) options.ttl = missingFor;
        return { release };
      },
    });
  }

  async find(packageName: string, build: string): Promise<CatalogRelease | undefined> {
    const answer = await this.#answers.fetch(`${packageName}/${build}`, { context: { packageName, build } });
    return answer?.release;
  }
}
