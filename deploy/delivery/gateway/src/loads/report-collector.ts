import {
  type CatalogCanary,
  type CatalogTenant,
  type SlotLoads,
  timeClassOf,
  type VisitorReport,
} from '@portal/releases';
import { type CrashReport, crashes, type LoadReport } from '@portal/shared/open-page';
import { LRUCache } from 'lru-cache';
import type { TellingVisit } from '../visitor/visit-tickets';
import { isInUse } from './releases-in-use';

/** A report by which a release is judged. */
export type JudgedReport = LoadReport | CrashReport;

/** The sender of a report, as far as it may be kept: the visit, and a mark of the network. */
export interface Teller extends TellingVisit {
  readonly network: string;
}

/** The number of tickets whose reports are remembered. In any case a verdict counts a visitor once. */
const maxTickets = 50_000;
/** The most reports of one round. More than that is a flood and is lost. */
const maxFresh = 20_000;
/** The most visitors of one network in a round. The network has one vote, and must not take the others' place. */
const maxFreshOfNetwork = 200;

const kindOf = (report: JudgedReport): string => ('crash' in report ? report.crash : report.outcome);

const judged: readonly string[] = crashes;

/**
 * Returns whether the report says how a release does. Nobody's errors and the numbers of cards say nothing of that, and
 * a blocked page says as much of the device.
 */
const isJudged = (report: JudgedReport): boolean =>
  !('crash' in report) || (judged.includes(report.crash) && !report.unknown);

/** Returns whether the visit was drawn while this canary ran. Only visits of the same time are compared. */
const wasDrawn = ({ since }: CatalogCanary, { at, share }: TellingVisit): boolean =>
  share > 0 && (at + 1) * 1000 > since.getTime();

function withReport(known: VisitorReport, report: JudgedReport): VisitorReport {
  if ('crash' in report) return { ...known, crashed: true };
  if (report.outcome === 'failed') return { ...known, failed: true };
  if (report.outcome === 'fell-back') return { ...known, fellBack: true };
  return { ...known, loaded: true, timeClass: known.timeClass ?? timeClassOf(report.ms) };
}

/**
 * Adds up reports in two ways: by slot, for the database, which counts loads; and by visitor, where a canary of the slot
 * is to be judged. Reports about releases that are not in use do not count, so nobody can fill the memory with names.
 */
export class ReportCollector {
  readonly #told = new LRUCache<string, true>({ max: maxTickets });
  #fresh = new Map<string, VisitorReport>();
  #freshOfNetwork = new Map<string, number>();
  #freshLoads = new Map<string, SlotLoads>();

  /**
   * Takes a report whose ticket is good. Returns false if it does not count: it came before, its release is not in use,
   * or it says nothing of how that does.
   */
  take({ code: tenant, pointers }: CatalogTenant, report: JudgedReport, teller: Teller): boolean {
    const { slot, ticket } = report;
    const pointer = pointers.find((one) => one.slot === slot);
    if (!pointer || !isInUse(pointer, report) || !isJudged(report)) return false;
    const once = `${ticket}.${kindOf(report)}`;
    if (this.#told.has(once)) return false;
    this.#told.set(once, true);
    if ('outcome' in report && report.outcome !== 'failed') this.#addLoad(tenant, report);
    if (pointer.canary && wasDrawn(pointer.canary, teller))
      this.#addFresh(tenant, pointer.canary.since, report, teller);
    return true;
  }

  /** Takes the reports of visitors since the last call. */
  takeFresh(): VisitorReport[] {
    const reports = [...this.#fresh.values()];
    this.#fresh = new Map();
    this.#freshOfNetwork = new Map();
    return reports;
  }

  /** Takes the loads since the last call. */
  takeLoads(): SlotLoads[] {
    const loads = [...this.#freshLoads.values()];
    this.#freshLoads = new Map();
    return loads;
  }

  #addLoad(tenant: string, { slot, package: packageName, build }: LoadReport): void {
    const key = [tenant, slot, packageName, build].join('\n');
    const loads = (this.#freshLoads.get(key)?.loads ?? 0) + 1;
    this.#freshLoads.set(key, { tenant, slot, package: packageName, build, loads });
  }

  #addFresh(tenant: string, since: Date, report: JudgedReport, { share, network, ...visit }: Teller): void {
    const { slot, package: packageName, build } = report;
    const visitor = `${visit.visitor}-${share}`;
    const key = [tenant, slot, packageName, build, visitor].join('\n');
    const known = this.#fresh.get(key);
    if (!known && !this.#hasRoom(network)) return;
    const none = { loaded: false, failed: false, fellBack: false, crashed: false, timeClass: null };
    const first = { tenant, slot, since, package: packageName, build, visitor, network, share, ...none };
    this.#fresh.set(key, withReport(known ?? first, report));
  }

  /** Returns whether a visitor of this network is still admitted to the round, and counts them. */
  #hasRoom(network: string): boolean {
    const ofNetwork = this.#freshOfNetwork.get(network) ?? 0;
    if (this.#fresh.size >= maxFresh || ofNetwork >= maxFreshOfNetwork) return false;
    this.#freshOfNetwork.set(network, ofNetwork + 1);
    return true;
  }
}
