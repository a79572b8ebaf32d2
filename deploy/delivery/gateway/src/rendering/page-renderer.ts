import type { ReleaseRecord } from '@portal/release-record';
import type { RenderInput } from '@portal/shared/rendering/page-html';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AssetStore } from '../assets/asset-store';
import type { ServedCatalog } from '../catalog/served-catalog';
import { hearChanges, type WatchChanges } from '../hear-changes';
import { rateLimiter } from '../http/rate-limit';
import type { RendererPort } from '../renderer-port';
import { baseOf } from '../selection/release-view';
import { bootDocumentOf, type TenantView } from '../selection/tenant-view';
import { ContentVersions } from './content-versions';
import type { PageAddress, PageSource } from './page-request';
import { PublicAnswers } from './public-answers';
import { type RenderedPage, renderedPage } from './rendered-page';

export interface PageRendererOptions {
  renderer: RendererPort;
  assets: Pick<AssetStore, 'findAnywhere'>;
  demo: boolean;
  log: FastifyBaseLogger;
  /** A visitor waits this long for HTML, in ms. After that comes the shell, and the HTML is there for the next one. */
  patience?: number | undefined;
  /** Hears how long a render took. */
  rendered?: ((seconds: number) => void) | undefined;
}

/** The visit that a page is drawn for. */
export interface Visit {
  readonly tenant: TenantView;
  readonly at: PageAddress;
  readonly source: PageSource;
  readonly holdsToken: boolean;
  readonly host: string;
  readonly address: string;
}

const usualPatience = 150;
const keptFor = 60_000;
/** A page that could not be drawn is not tried again for this long. */
const restFor = 1_000;
const maxBytes = 16 * 1024 * 1024;

/** The pages of one crawler, or of an office behind one address. Whoever asks for more gets shells. */
const newPages = { burst: 60, perSecond: 10 };
const searches = { burst: 20, perSecond: 2 };

interface Kept {
  readonly page: RenderedPage | undefined;
  readonly version: string;
  readonly until: number;
}

/** Draws public pages as HTML and keeps them until their content changes. Every failure leaves the shell. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #versions = new ContentVersions();
  readonly #answers: PublicAnswers;
  readonly #kept = new WeakMap<TenantView, LRUCache<string, Kept>>();
  readonly #underWay = new WeakMap<TenantView, Map<string, Promise<RenderedPage | undefined>>>();
  readonly #admitsPage = rateLimiter(newPages);
  readonly #admitsSearch = rateLimiter(searches);

  constructor(app: FastifyInstance, options: PageRendererOptions) {
    this.#options = options;
    this.#answers = new PublicAnswers(app, this.#versions);
  }

  /**
   * Hears of changed content until the returned function is called. Until it can hear, a page is kept for its minute.
   */
  follow(watch: WatchChanges): () => Promise<void> {
    const { log } = this.#options;
    return hearChanges({ watch, onChange: (tenant) => this.#versions.changed(tenant), of: 'content', log });
  }

  /** For a catalog that comes into service: the first visitor of a release waits for no start. */
  prepare({ tenants }: Pick<ServedCatalog, 'tenants'>): void {
    for (const { release, canary } of tenants.flatMap(({ pointers }) => pointers))
      for (const { record } of canary ? [release, canary.release] : [release])
        if (record.kind === 'remote' && record.server)
          this.#options.renderer.prepare?.(record, this.#codeOf(record, record.server));
  }

  /** The page, if it is known by now; null if it is known that there is none. */
  find(tenant: TenantView, address: string, holdsToken: boolean): RenderedPage | null | undefined {
    const kept = this.#kept.get(tenant)?.get(keyOf(address, holdsToken));
    if (!kept || kept.until < performance.now() || kept.version !== this.#versions.of(tenant.brand.code))
      return undefined;
    return kept.page ?? null;
  }

  /** Undefined if the page cannot be drawn, or not soon enough. */
  async draw(visit: Visit, patience = this.#options.patience ?? usualPatience): Promise<RenderedPage | undefined> {
    const { tenant, at, holdsToken, address } = visit;
    const admits = at.kept ? this.#admitsPage : this.#admitsSearch;
    if (!admits(address)) return undefined;
    const under = this.#underWay.get(tenant) ?? new Map<string, Promise<RenderedPage | undefined>>();
    this.#underWay.set(tenant, under);
    const key = keyOf(at.address, holdsToken);
    const drawn = under.get(key) ?? this.#drawn(visit).finally(() => under.delete(key));
    under.set(key, drawn);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, patience, undefined);
    });
    return Promise.race([drawn, late]).finally(() => clearTimeout(timer));
  }

  async #drawn(visit: Visit): Promise<RenderedPage | undefined> {
    const { tenant, at, source, holdsToken } = visit;
    const { log } = this.#options;
    const version = this.#versions.of(tenant.brand.code);
    const page = await this.#read(visit).catch((err: unknown) => {
      const { package: name, build, slot } = source.slot.release.record;
      log.warn(
        { err, tenant: tenant.brand.code, slot, package: name, build, address: at.address },
        'no HTML for a page',
      );
      return undefined;
    });
    if (at.kept || !page) {
      const kept = this.#kept.get(tenant) ?? newStore();
      this.#kept.set(tenant, kept);
      const until = performance.now() + (page ? keptFor : restFor);
      kept.set(keyOf(at.address, holdsToken), { page, version, until });
    }
    return page;
  }

  async #read({ tenant, at, source, holdsToken, host, address }: Visit): Promise<RenderedPage> {
    const { renderer, demo, rendered } = this.#options;
    const { record } = source.slot.release;
    const answers = await this.#answers.all({ tenant: tenant.brand.code, host, address }, source.questions);
    const boot = { ...bootDocumentOf(tenant, demo, {}), answers };
    const input: RenderInput = { boot, address: at.address, holdsToken };
    const code = this.#codeOf(record, source.server);
    const begun = performance.now();
    const drawn = renderer
      .render(record, code, JSON.stringify(input))
      .finally(() => rendered?.((performance.now() - begun) / 1000));
    return renderedPage(await drawn, answers);
  }

  #codeOf(record: ReleaseRecord, server: string): () => Promise<string> {
    return async () => {
      const file = await this.#options.assets.findAnywhere(baseOf(record) + server);
      if (!file) throw new Error(`${record.package}@${record.build} has no ${server}`);
      return file.identity.bytes.toString();
    };
  }
}

const keyOf = (address: string, holdsToken: boolean): string => `${holdsToken ? 'held' : ''}\n${address}`;

const newStore = () =>
  new LRUCache<string, Kept>({
    maxSize: maxBytes,
    // The answers are about as long as what is drawn from them.
    sizeCalculation: ({ page }) => 1_000 + 2 * (page?.html.length ?? 0),
  });
