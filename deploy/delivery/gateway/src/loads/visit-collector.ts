import { type CatalogPointer, type CatalogTenant, visitsKeptMs, type WatchedVisit } from '@portal/releases';
import type { JudgedReport, Teller } from './report-collector';

/** The most rows of one round. More than that is a flood and is lost. */
const maxFresh = 20_000;
/** A network has one voice in a few minutes; of a flood from one, no more than this is remembered until the round ends. */
const maxOfNetwork = 50;

/** Returns whether everybody gets this release now, or got it before. A canary is judged apart. */
const isOwn = ({ release, lastGood }: CatalogPointer, { package: packageName, build }: JudgedReport): boolean =>
  [release, lastGood].some((one) => one?.record.package === packageName && one.record.build === build);

/** Adds up what visitors tell of the releases that everybody gets, by which a watch judges the next one. */
export class VisitCollector {
  #fresh = new Map<string, WatchedVisit>();
  #ofNetwork = new Map<string, number>();

  /** Takes a report that counts. */
  take({ code: tenant, pointers }: CatalogTenant, report: JudgedReport, { visitor, network, at }: Teller): void {
    const { slot, package: packageName, build } = report;
    const pointer = pointers.find((one) => one.slot === slot);
    if (!pointer || !isOwn(pointer, report)) return;
    const opened = new Date(at * 1000);
    if (Date.now() - opened.getTime() > visitsKeptMs) return;
    const key = [tenant, slot, packageName, build, network, visitor, at].join('\n');
    const known = this.#fresh.get(key);
    if (!known && !this.#hasRoom(network)) return;
    const crashed = 'crash' in report;
    this.#fresh.set(key, {
      ...{ tenant, slot, package: packageName, build, at: opened, visitor, network },
      unloaded: (known?.unloaded ?? false) || (!crashed && report.outcome !== 'loaded'),
      crashed: (known?.crashed ?? false) || crashed,
    });
  }

  /** Takes what came since the last call. */
  takeFresh(): WatchedVisit[] {
    const visits = [...this.#fresh.values()];
    this.#fresh = new Map();
    this.#ofNetwork = new Map();
    return visits;
  }

  #hasRoom(network: string): boolean {
    const ofNetwork = this.#ofNetwork.get(network) ?? 0;
    if (this.#fresh.size >= maxFresh || ofNetwork >= maxOfNetwork) return false;
    this.#ofNetwork.set(network, ofNetwork + 1);
    return true;
  }
}
