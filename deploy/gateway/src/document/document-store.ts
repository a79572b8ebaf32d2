import { LRUCache } from 'lru-cache';
import { planAssets } from '../selection/asset-plan';
import { choosePage, type PageChoice } from '../selection/page-choice';
import { bootDocumentOf, type TenantView } from '../selection/tenant-view';
import { documentHtml } from './document-html';
import { jsonForHtml } from './escape-html';
import { NonceTemplate } from './nonce-template';

const mostBytes = 64 * 1024 * 1024;

function makeTemplate(tenant: TenantView, choice: PageChoice, bootJson: string): NonceTemplate {
  return new NonceTemplate(documentHtml(tenant, choice, planAssets(tenant, choice), bootJson));
}

/** The documents of one catalog: each is made when it is first asked for and then only filled with nonces. */
export class DocumentStore {
  readonly #demo: boolean;
  readonly #templates = new LRUCache<string, NonceTemplate>({
    maxSize: mostBytes,
    sizeCalculation: (template) => template.size,
  });
  readonly #bootJson = new WeakMap<TenantView, string>();

  constructor(demo: boolean) {
    this.#demo = demo;
  }

  find(tenant: TenantView, path: string): NonceTemplate {
    const choice = choosePage(tenant, path);
    const key = [tenant.brand.code, tenant.variant, tenant.standalone?.basePath, choice.key].join('\n');
    const known = this.#templates.get(key);
    if (known) return known;
    const template = makeTemplate(tenant, choice, this.#bootJsonOf(tenant));
    this.#templates.set(key, template);
    return template;
  }

  /** A document that is made anew each time, for a view that is not part of the catalog. */
  make(tenant: TenantView, path: string): NonceTemplate {
    return makeTemplate(tenant, choosePage(tenant, path), jsonForHtml(bootDocumentOf(tenant, this.#demo)));
  }

  #bootJsonOf(tenant: TenantView): string {
    const json = this.#bootJson.get(tenant) ?? jsonForHtml(bootDocumentOf(tenant, this.#demo));
    this.#bootJson.set(tenant, json);
    return json;
  }
}
