import type { CatalogTenant, PageError } from '@portal/releases';
import type { CallReport, CrashReport, ReportedRelease } from '@portal/shared/open-page';
import { LRUCache } from 'lru-cache';
import { isInUse, releasesInUse } from './releases-in-use';
import type { Teller } from './report-collector';

/** The number of reports that are remembered, so that none counts twice. */
const maxTold = 50_000;
/** The most errors of one round. More than that is a flood and is lost. */
const maxFresh = 1_000;
/** The most different errors that one network tells in an hour: nobody can fill the table alone. */
const maxOfNetwork = 20;
const maxNetworks = 20_000;
const hour = 3_600_000;

/** A longer number in a name may be somebody's. The host leaves such names out, and nobody else has to tell the truth. */
const longNumber = /\d{4}/;
/** The number of a failure card: its slot, its build, and when. Anything else may be somebody's. */
const cardNumber = /^[A-Z0-9._-]{1,3}-[A-Z0-9._-]{1,6}-[A-Z0-9]{6}$/;

/** Returns whether a release has a page at this pattern, or stands in for its pages there. */
function isPattern({ pointers }: CatalogTenant, page: string): boolean {
  return pointers.flatMap(releasesInUse).some((record) => {
    const prefixes = record.kind === 'remote' ? record.owns.map(({ prefix }) => `${prefix}/*`) : [];
    return prefixes.includes(page) || record.pages.some(({ path }) => path === page);
  });
}

/** The frames in scripts of releases that the tenant runs. Somebody may have invented others. */
function framesOf({ pointers }: CatalogTenant, { frames = [] }: CrashReport): CrashReport['frames'] {
  const releases = new Map(pointers.flatMap(releasesInUse).map((one) => [`${one.package}/${one.build}`, one.assets]));
  return frames.filter(([file]) => {
    const [packageName, build, ...path] = file.split('/');
    return releases.get(`${packageName}/${build}`)?.some((asset) => asset.path === path.join('/'));
  });
}

/** What an error is known by, before it is known where it belongs. */
interface Told extends Pick<PageError, 'unknown' | 'kind' | 'class' | 'frames' | 'number'> {
  readonly release: ReportedRelease;
  readonly page: string | undefined;
}

/** The sender of an error: the visit, and the family of its browser. */
interface From {
  readonly tenant: CatalogTenant;
  readonly teller: Teller;
  readonly browser: string;
}

/** Collects the errors that pages tell of, until they are stored. */
export class ErrorCollector {
  readonly #told = new LRUCache<string, true>({ max: maxTold });
  readonly #ofNetworks = new LRUCache<string, Set<string>>({ max: maxNetworks, ttl: hour });
  #fresh: PageError[] = [];

  /**
   * Takes a report whose ticket is good. Returns false if it is not kept: it came before, its release is not in use, or
   * there is no room for it.
   */
  take(tenant: CatalogTenant, report: CrashReport, teller: Teller, browser: string): boolean {
    const { crash: kind, page, unknown = false } = report;
    const error = report.error && !longNumber.test(report.error) ? report.error : '';
    const number = report.number && cardNumber.test(report.number) ? report.number : undefined;
    const frames = framesOf(tenant, report) ?? [];
    return this.#keep(
      { release: report, unknown, kind, class: error, frames, page, number },
      { tenant, teller, browser },
    );
  }

  /**
   * The same for a call that failed. Its name and the way it failed are its class: the platform's errors are not
   * resolved or muted with the network's.
   */
  takeCall(tenant: CatalogTenant, report: CallReport, teller: Teller, browser: string): boolean {
    const { slot, call = `/api/${slot}`, failure, page, number } = report;
    return this.#keep(
      { release: report, unknown: false, kind: 'call', class: `${call} (${failure})`, frames: [], page, number },
      { tenant, teller, browser },
    );
  }

  /** Takes the errors since the last call. */
  takeFresh(): PageError[] {
    const errors = this.#fresh;
    this.#fresh = [];
    return errors;
  }

  #keep({ release, page, ...told }: Told, { tenant, teller, browser }: From): boolean {
    const { slot, package: packageName, build, ticket } = release;
    const pointer = tenant.pointers.find((one) => one.slot === slot);
    if (!pointer || !isInUse(pointer, release)) return false;
    const what = [packageName, build, told.class, ...(told.frames[0] ?? [])].join('\n');
    const once = [ticket, told.kind, what, told.number].join('\n');
    if (this.#told.has(once) || this.#fresh.length >= maxFresh || !this.#mayTell(teller.network, what)) return false;
    this.#told.set(once, true);
    this.#fresh.push({
      ...{ ...told, tenant: tenant.code, slot, package: packageName, build },
      ...{ page: page !== undefined && isPattern(tenant, page) ? page : undefined, browser },
      ...{ visitor: teller.visitor, network: teller.network },
      at: new Date(),
    });
    return true;
  }

  #mayTell(network: string, what: string): boolean {
    const told = this.#ofNetworks.get(network) ?? new Set();
    if (!told.has(what) && told.size >= maxOfNetwork) return false;
    // The hour begins with the first one.
    if (told.size === 0) this.#ofNetworks.set(network, told);
    told.add(what);
    return true;
  }
}
