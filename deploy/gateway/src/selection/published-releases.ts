import type { CatalogRelease } from '@portal/releases';
import { LRUCache } from 'lru-cache';
import type { ReleasesPort } from '../releases-port';

interface Answer {
  release: CatalogRelease | undefined;
}

/** A missing release is not asked for again for this long, in ms, because anyone can ask for anything. */
const missingFor = 1_000;

/** Releases by package and build. No tenant needs to use them. A release never changes after it is published. */
export class PublishedReleases {
  readonly #answers: LRUCache<string, Answer, { packageName: string; build: string }>;

  constructor(releases: Pick<ReleasesPort, 'findRelease'>) {
    this.#answers = new LRUCache({
      max: 500,
      fetchMethod: async (_key, _stale, { options, context: { packageName, build } }) => {
        const release = await releases.findRelease(packageName, build);
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
