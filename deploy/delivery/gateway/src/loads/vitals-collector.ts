import { type CatalogTenant, type VitalCount, vitalClassOf, vitalNames } from '@portal/releases';
import type { VitalsReport } from '@portal/shared/open-page';
import { LRUCache } from 'lru-cache';
import { usedRelease } from './releases-in-use';

/** The number of pages that are remembered, so that none counts twice for a visit. */
const maxTold = 50_000;

/**
 * Adds up the vitals that pages tell, each page of a visit once, until they are stored. Only pages of releases in use
 * count, so nobody can fill the memory with names.
 */
export class VitalsCollector {
  readonly #told = new LRUCache<string, true>({ max: maxTold });
  #fresh = new Map<string, VitalCount>();

  /**
   * Takes a report whose ticket is good. Returns false if it does not count: it came before, or no release that is in
   * use has this page.
   */
  take({ code: tenant, pointers }: CatalogTenant, report: VitalsReport): boolean {
    const { slot, package: packageName, build, page, ticket, vitals } = report;
    const pointer = pointers.find((one) => one.slot === slot);
    if (!pointer || !usedRelease(pointer, report)?.pages.some(({ path }) => path === page)) return false;
    const once = `${ticket}\n${page}`;
    if (this.#told.has(once)) return false;
    this.#told.set(once, true);
    for (const vital of vitalNames) {
      const value = vitals[vital];
      if (value === undefined) continue;
      const of = { tenant, slot, package: packageName, build, page, vital, class: vitalClassOf(vital, value) };
      const key = Object.values(of).join('\n');
      this.#fresh.set(key, { ...of, visits: (this.#fresh.get(key)?.visits ?? 0) + 1 });
    }
    return true;
  }

  /** Takes the counts since the last call. */
  takeFresh(): VitalCount[] {
    const counts = [...this.#fresh.values()];
    this.#fresh = new Map();
    return counts;
  }
}
