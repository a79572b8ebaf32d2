import { createHash } from 'node:crypto';
import { isPublicPath, notFoundPath } from '@portal/shared/access';
import type { PageStart } from '@portal/shared/open-page';
import type { SchemeChoice } from '@portal/shared/ui/theme';
import { LRUCache } from 'lru-cache';
import { jsonForHtml } from '../http/escape-html';
import type { RenderedPage } from '../rendering/rendered-page';
import { planAssets } from '../selection/asset-plan';
import { documentHashes } from '../selection/document-hashes';
import { choosePage, type PageChoice } from '../selection/page-choice';
import { bootDocumentOf, type TenantView } from '../selection/tenant-view';
import { type DrawnRelease, ticketedReleases } from '../selection/ticketed-releases';
import type { ChosenLook } from '../visitor/chosen-look';
import { type PageHtml, pageDocument, shellDocument } from './document-html';
import { DocumentText } from './document-text';
import type { SheetFiles } from './inline-sheet';

const maxBytes = 64 * 1024 * 1024;
/** The limit for each view, because visitors can invent any number of paths. */
const maxPaths = 500;

/** A document, the same for all visitors who see the same, and the releases for which it gives tickets. */
export interface MadeDocument {
  /** 404 means that there is no such page: search engines drop the address, and people see the page that says so. */
  readonly status: 200 | 404;
  readonly text: DocumentText;
  readonly releases: readonly DrawnRelease[];
  /** What the application needs to take over a page that comes as HTML. Without it, the document itself has all that. */
  readonly start?: PageStart;
  /** True for a page that comes as HTML to whoever is not logged in and no tester. */
  readonly forEverybody?: boolean;
}

export interface MadePage extends MadeDocument {
  readonly start: PageStart;
}

interface Wanted {
  readonly tenant: TenantView;
  readonly choice: PageChoice;
  readonly themeColor?: string | undefined;
  readonly scheme?: SchemeChoice | undefined;
}

type DrawnPage = Pick<PageHtml, 'page' | 'origin' | 'address' | 'moment'>;

interface Making {
  readonly demo: boolean;
  readonly files: SheetFiles;
}

function makeDocument({ tenant, choice, ...look }: Wanted, { demo }: Making): MadeDocument {
  const plan = planAssets(tenant, choice);
  const boot = bootDocumentOf(tenant, demo, documentHashes(tenant, choice.slot, plan));
  const text = new DocumentText(shellDocument({ tenant, choice, plan, ...look }, jsonForHtml(boot)));
  // The harness opens a remote at any path.
  const found = tenant.standalone !== null || (choice.page !== undefined && !choice.page.path.startsWith(notFoundPath));
  return { status: found ? 200 : 404, text, releases: ticketedReleases(tenant) };
}

const markOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

function makePage({ tenant, choice, themeColor }: Wanted, drawn: DrawnPage, { demo, files }: Making): MadePage {
  const { page } = drawn;
  const plan = planAssets(tenant, choice, true);
  const hashes = documentHashes(tenant, choice.slot, plan);
  const boot = { ...bootDocumentOf(tenant, demo, hashes), answers: page.answers };
  const mark = markOf([page.html, boot]);
  const { scripts, preloads } = plan;
  const { pageStart = '' } = tenant.host.record;
  const html = { ...drawn, mark, pageStart };
  return {
    status: page.missing || choice.page?.path.startsWith(notFoundPath) ? 404 : 200,
    text: new DocumentText(pageDocument({ tenant, choice, plan, themeColor }, html, files)),
    releases: ticketedReleases(tenant),
    start: { page: mark, boot, scripts, preloads },
    forEverybody: drawn.moment === undefined,
  };
}

/** The public pages are light, whatever was chosen. */
function lookOf({ audience }: TenantView, { path, page }: PageChoice, look?: ChosenLook) {
  const open = isPublicPath(path) || page?.permission === false;
  return { themeColor: look?.color, scheme: open && audience !== 'staff' ? undefined : look?.scheme };
}

/** For the chosen colours, and for hosts by another port, which anyone may ask for. */
const maxVariants = 8;

interface Entry {
  readonly choice: PageChoice;
  readonly key: string;
}

/**
 * The documents of one catalog. Each is made at its first request; after that only nonces and tickets are filled in.
 */
export class DocumentStore {
  readonly #making: Making;
  readonly #made = new LRUCache<string, MadeDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ text }) => text.size,
  });
  readonly #pages = new WeakMap<RenderedPage, LRUCache<string, MadePage>>();
  readonly #entries = {
    withToken: new WeakMap<TenantView, Map<string, Entry>>(),
    without: new WeakMap<TenantView, Map<string, Entry>>(),
  };

  constructor(making: Making) {
    this.#making = making;
  }

  find(tenant: TenantView, path: string, holdsToken: boolean, look?: ChosenLook): MadeDocument {
    const { key: common, choice } = this.#entryOf(tenant, path, holdsToken);
    const { themeColor, scheme } = lookOf(tenant, choice, look);
    const key = [common, themeColor, scheme].filter((part) => part !== undefined).join('\n');
    const known = this.#made.get(key);
    if (known) return known;
    const made = this.make(tenant, path, holdsToken, look);
    this.#made.set(key, made);
    return made;
  }

  /** Makes a document anew each time, for a view that is not part of the catalog. */
  make(tenant: TenantView, path: string, holdsToken: boolean, look?: ChosenLook): MadeDocument {
    const choice = choosePage(tenant, path, holdsToken);
    return makeDocument({ tenant, choice, ...lookOf(tenant, choice, look) }, this.#making);
  }

  /** The document with the page itself. It is made once and goes with the page. */
  findPage(tenant: TenantView, choice: PageChoice, drawn: DrawnPage, themeColor?: string): MadePage {
    const made = this.#pages.get(drawn.page) ?? new LRUCache<string, MadePage>({ max: maxVariants });
    this.#pages.set(drawn.page, made);
    const key = `${drawn.origin}\n${themeColor ?? ''}`;
    const known = made.get(key) ?? makePage({ tenant, choice, themeColor }, drawn, this.#making);
    made.set(key, known);
    return known;
  }

  /** The page that a path leads to. */
  choose(tenant: TenantView, path: string, holdsToken: boolean): PageChoice {
    return this.#entryOf(tenant, path, holdsToken).choice;
  }

  /** Finds the page that a path leads to, and the key of its document. Both are computed once for each path. */
  #entryOf(tenant: TenantView, path: string, holdsToken: boolean): Entry {
    const entriesOf = holdsToken ? this.#entries.withToken : this.#entries.without;
    const entries = entriesOf.get(tenant) ?? new Map<string, Entry>();
    const known = entries.get(path);
    if (known !== undefined) return known;
    const { brand, variant, standalone } = tenant;
    const choice = choosePage(tenant, path, holdsToken);
    const entry = { choice, key: [brand.code, variant, standalone?.basePath, choice.key].join('\n') };
    if (entries.size >= maxPaths) entries.clear();
    entriesOf.set(tenant, entries.set(path, entry));
    return entry;
  }
}
