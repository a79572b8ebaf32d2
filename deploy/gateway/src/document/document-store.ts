import { notFoundPath } from '@portal/shared/access';
import { LRUCache } from 'lru-cache';
import { jsonForHtml } from '../http/escape-html';
import { planAssets } from '../selection/asset-plan';
import { documentHashes } from '../selection/document-hashes';
import { choosePage, type PageChoice } from '../selection/page-choice';
import { bootDocumentOf, type TenantView } from '../selection/tenant-view';
import { type TicketedRelease, ticketedReleases } from '../selection/ticketed-releases';
import { documentHtml } from './document-html';
import { NonceTemplate } from './nonce-template';

const mostBytes = 64 * 1024 * 1024;
/** The limit for each view, because visitors can invent any number of paths. */
const mostPaths = 500;

/** A document, the same for all visitors who see the same, and the releases for which it gives tickets. */
export interface MadeDocument {
  /** 404 means that there is no such page: search engines drop the address, and people see the page that says so. */
  readonly status: 200 | 404;
  readonly template: NonceTemplate;
  readonly releases: readonly TicketedRelease[];
}

function makeDocument(tenant: TenantView, choice: PageChoice, demo: boolean, themeColor?: string): MadeDocument {
  const plan = planAssets(tenant, choice);
  const boot = bootDocumentOf(tenant, demo, documentHashes(tenant, choice.slot, plan));
  const template = new NonceTemplate(documentHtml(tenant, choice, plan, jsonForHtml(boot), themeColor));
  // The harness opens a remote at any path.
  const found = tenant.standalone !== null || (choice.page !== undefined && !choice.page.path.startsWith(notFoundPath));
  return { status: found ? 200 : 404, template, releases: ticketedReleases(tenant) };
}

/**
 * The documents of one catalog. Each is made at its first request; after that only nonces and tickets are filled in.
 */
export class DocumentStore {
  readonly #demo: boolean;
  readonly #made = new LRUCache<string, MadeDocument>({
    maxSize: mostBytes,
    sizeCalculation: ({ template }) => template.size,
  });
  readonly #keys = {
    withToken: new WeakMap<TenantView, Map<string, string>>(),
    without: new WeakMap<TenantView, Map<string, string>>(),
  };

  constructor(demo: boolean) {
    this.#demo = demo;
  }

  /** `themeColor` is one of the few colours that a browser may choose instead of the tenant's. */
  find(tenant: TenantView, path: string, holdsToken: boolean, themeColor?: string): MadeDocument {
    const common = this.#keyOf(tenant, path, holdsToken);
    const key = themeColor === undefined ? common : `${common}\n${themeColor}`;
    const known = this.#made.get(key);
    if (known) return known;
    const made = this.make(tenant, path, holdsToken, themeColor);
    this.#made.set(key, made);
    return made;
  }

  /** Makes a document anew each time, for a view that is not part of the catalog. */
  make(tenant: TenantView, path: string, holdsToken: boolean, themeColor?: string): MadeDocument {
    return makeDocument(tenant, choosePage(tenant, path, holdsToken), this.#demo, themeColor);
  }

  /** The key of the document that a path leads to. It is computed once for each path. */
  #keyOf(tenant: TenantView, path: string, holdsToken: boolean): string {
    const keysOf = holdsToken ? this.#keys.withToken : this.#keys.without;
    const keys = keysOf.get(tenant) ?? new Map<string, string>();
    const known = keys.get(path);
    if (known !== undefined) return known;
    const { brand, variant, standalone } = tenant;
    const key = [brand.code, variant, standalone?.basePath, choosePage(tenant, path, holdsToken).key].join('\n');
    if (keys.size >= mostPaths) keys.clear();
    keysOf.set(tenant, keys.set(path, key));
    return key;
  }
}
