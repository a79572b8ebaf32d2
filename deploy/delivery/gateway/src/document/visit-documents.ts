import type { CatalogTenant } from '@portal/releases';
import type { ServedCatalog } from '../catalog/served-catalog';
import { pathOf, searchOf } from '../http/path-of';
import type { PageRenderer } from '../rendering/page-renderer';
import { type PageAddress, pageAddress, pageSource } from '../rendering/page-request';
import type { RenderedPage } from '../rendering/rendered-page';
import type { PageChoice } from '../selection/page-choice';
import type { TenantView } from '../selection/tenant-view';
import type { ChosenLook } from '../visitor/chosen-look';
import { DocumentStore, type MadeDocument } from './document-store';
import type { SheetFiles } from './inline-sheet';
import { type SentPage, SentPages } from './sent-pages';

/** A visit, as far as it decides the document. */
export interface DocumentRequest {
  readonly view: TenantView;
  readonly url: string;
  readonly host: string;
  readonly token: boolean;
  readonly look: ChosenLook;
}

/** Another path of a page leads to its one address, the one that search engines know. */
export interface Moved {
  readonly to: string;
}

/** A page that the gateway draws itself, if the renderer can. */
interface Drawable {
  readonly choice: PageChoice;
  readonly at: PageAddress;
}

export interface VisitDocumentsOptions {
  demo: boolean;
  https: boolean;
  files: SheetFiles;
  /** Without it, every page begins with its shell. */
  pages: PageRenderer | undefined;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Finds the document for a visit: with the page in it where there is one, with the shell everywhere else. */
export class VisitDocuments {
  readonly #options: VisitDocumentsOptions;
  /** A changed catalog begins with an empty store. */
  readonly #stores = new WeakMap<ServedCatalog, DocumentStore>();
  readonly #sent = new SentPages();

  constructor(options: VisitDocumentsOptions) {
    this.#options = options;
  }

  storeOf(catalog: ServedCatalog): DocumentStore {
    const store = this.#stores.get(catalog) ?? new DocumentStore(this.#options);
    this.#stores.set(catalog, store);
    return store;
  }

  /** Undefined if a page first has to be drawn. */
  find(catalog: ServedCatalog, asked: DocumentRequest): MadeDocument | Moved | undefined {
    const { view, url, token, look } = asked;
    const store = this.storeOf(catalog);
    const drawable = this.#drawable(store, asked);
    if (!drawable) return store.find(view, pathOf(url), token, look);
    const page = this.#options.pages?.find(view, drawable.at.address, token);
    if (page) return this.#withPage(store, asked, drawable, page);
    return page === null ? store.find(view, pathOf(url), token, look) : undefined;
  }

  /** For a page that nobody has drawn yet, and for a view of one browser `alone`, whose documents are not kept. */
  async draw(
    catalog: ServedCatalog,
    asked: DocumentRequest,
    { address, alone, patience }: { address: string; alone: boolean; patience?: number | undefined },
  ): Promise<MadeDocument | Moved> {
    const { view, url, host, token, look } = asked;
    const store = this.storeOf(catalog);
    const drawable = this.#drawable(store, asked);
    const source = drawable && pageSource(drawable.choice, drawable.at);
    const page =
      source &&
      (await this.#options.pages?.draw(
        { ...{ tenant: view, at: drawable.at, source, host, address }, holdsToken: token },
        patience,
      ));
    if (page) return this.#withPage(store, asked, drawable, page);
    return alone ? store.make(view, pathOf(url), token, look) : store.find(view, pathOf(url), token, look);
  }

  /** The page that was sent with this mark, if it may still begin. */
  findSent(tenant: CatalogTenant, token: boolean, mark: string): SentPage | undefined {
    return this.#sent.find(tenant, token, mark);
  }

  #drawable(store: DocumentStore, { view, url, token }: DocumentRequest): Drawable | undefined {
    // Only the browser draws the pages of a developer's server.
    if (!this.#options.pages || view.override?.origin || view.audience === 'staff') return undefined;
    if (!view.host.record.pageStart) return undefined;
    const choice = store.choose(view, pathOf(url), token);
    const at = choice.sentOn ? undefined : pageAddress(choice, searchOf(url));
    return at && { choice, at };
  }

  #withPage(
    store: DocumentStore,
    asked: DocumentRequest,
    { choice, at }: Drawable,
    page: RenderedPage,
  ): MadeDocument | Moved {
    const { view, url, host, token, look } = asked;
    const own = page.facts.address && pathOf(page.facts.address);
    if (own && decoded(own) !== decoded(choice.path)) {
      const search = searchOf(url);
      return { to: search ? `${own}?${search}` : own };
    }
    const origin = `http${this.#options.https ? 's' : ''}://${host}`;
    const moment = view.override ? 'now' : token ? 'quiet' : undefined;
    const made = store.findPage(view, choice, { page, origin, address: at.address, moment }, look.color);
    // A tester's page begins at once, and belongs to one browser.
    if (!view.override) this.#sent.keep({ tenant: view.brand.code, token }, made);
    return made;
  }
}
