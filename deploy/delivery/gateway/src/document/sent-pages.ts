import type { CatalogPointer, CatalogTenant } from '@portal/releases';
import type { PageStart } from '@portal/shared/open-page';
import { LRUCache } from 'lru-cache';
import type { DrawnRelease, TicketedRelease } from '../selection/ticketed-releases';

const maxBytes = 32 * 1024 * 1024;
/** As long as a ticket is good: a page that lay open for a day is opened again. */
const keptFor = 12 * 3_600_000;

/** What a page that was sent as HTML may still ask for. */
export interface SentPage {
  readonly start: PageStart;
  readonly releases: readonly DrawnRelease[];
}

/** Who got a page. It is drawn otherwise for somebody who is logged in. */
export interface SentTo {
  readonly tenant: string;
  readonly token: boolean;
}

const keyOf = ({ tenant, token }: SentTo, mark: string): string => [tenant, token, mark].join('\n');

/** Returns whether the tenant has the release in use. One that was rolled back or blocked begins in no page any more. */
const isInUse = (pointers: readonly CatalogPointer[], { slot, package: name, build }: TicketedRelease): boolean =>
  pointers
    .filter((pointer) => pointer.slot === slot)
    .flatMap(({ release, lastGood, canary }) => [release, lastGood, canary?.release])
    .some((one) => one?.record.package === name && one.record.build === build);

/**
 * The starts of the pages that were sent last, by their marks. So the application can take over a page whose content has
 * changed since, such as the number of an article's readers.
 */
export class SentPages {
  readonly #pages = new LRUCache<string, SentPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ start }) => 2 * JSON.stringify(start).length,
    ttl: keptFor,
    updateAgeOnGet: true,
  });

  /** Whatever is sent again is kept longest. */
  keep(to: SentTo, page: SentPage): void {
    const key = keyOf(to, page.start.page);
    if (this.#pages.get(key) !== page) this.#pages.set(key, page);
  }

  find({ code, pointers }: CatalogTenant, token: boolean, mark: string): SentPage | undefined {
    const page = this.#pages.get(keyOf({ tenant: code, token }, mark));
    return page?.releases.every((release) => isInUse(pointers, release)) ? page : undefined;
  }
}
