import { LRUCache } from 'lru-cache';
import { planAssets } from '../selection/asset-plan';
import { documentHashes } from '../selection/document-hashes';
import { choosePage, type PageChoice } from '../selection/page-choice';
import { bootDocumentOf, type TenantView } from '../selection/tenant-view';
import { documentHtml } from './document-html';
import { jsonForHtml } from './escape-html';
import { NonceTemplate } from './nonce-template';

const mostBytes = 64 * 1024 * 1024;
/** Of each view: visitors can invent any number of paths. */
const mostPaths = 500;

function makeTemplate(tenant: TenantView, choice: PageChoice, demo: boolean): NonceTemplate {
  const plan = planAssets(tenant, choice);
  const boot = bootDocumentOf(tenant, demo, documentHashes(tenant, choice.slot, plan));
  return new NonceTemplate(documentHtml(tenant, choice, plan, jsonForHtml(boot)));
}

/** The documents of one catalog: each is made when it is first asked for and then only filled with nonces. */
export class DocumentStore {
  readonly #demo: boolean;
  readonly #templates = new LRUCache<string, NonceTemplate>({
    maxSize: mostBytes,
    sizeCalculation: (template) => template.size,
  });
  readonly #keys = {
    withToken: new WeakMap<TenantView, Map<string, string>>(),
    without: new WeakMap<TenantView, Map<string, string>>(),
  };

  constructor(demo: boolean) {
    this.#demo = demo;
  }

  find(tenant: TenantView, path: string, holdsToken: boolean): NonceTemplate {
    const key = this.#keyOf(tenant, path, holdsToken);
    const known = this.#templates.get(key);
    if (known) return known;
    const template = this.make(tenant, path, holdsToken);
    this.#templates.set(key, template);
    return template;
  }

  /** A document that is made anew each time, for a view that is not part of the catalog. */
  make(tenant: TenantView, path: string, holdsToken: boolean): NonceTemplate {
    return makeTemplate(tenant, choosePage(tenant, path, holdsToken), this.#demo);
  }

  /** Which document a path leads to: worked out once for each path. */
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
