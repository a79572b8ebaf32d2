import {
  type CatalogTenant,
  type LoadedRelease,
  type LoadFigures,
  type LoadSum,
  noLoads,
  withLoad,
} from '@portal/releases';
import type { LoadReport } from '@portal/shared/open-page';

function keyOf({ tenant, slot, package: packageName, build }: LoadedRelease): string {
  return [tenant, slot, packageName, build].join('\n');
}

/** Whether the tenant's customers get this release now, as its own, as a canary, or as the one before. */
function isInUse({ pointers }: CatalogTenant, { slot, package: packageName, build }: LoadReport): boolean {
  const pointer = pointers.find((one) => one.slot === slot);
  return [pointer?.release, pointer?.canary?.release, pointer?.lastGood].some(
    (release) => release?.record.package === packageName && release.record.build === build,
  );
}

/**
 * Adds load reports up: since the start, for the metrics, and since the last time that they were taken, for the
 * database. Reports of releases that are not in use are left out, so that nobody can fill the memory with names.
 */
export class LoadCollector {
  readonly #total = new Map<string, LoadSum>();
  #fresh = new Map<string, LoadSum>();

  take(tenant: CatalogTenant, report: LoadReport): boolean {
    if (!isInUse(tenant, report)) return false;
    const { slot, package: packageName, build } = report;
    const release = { tenant: tenant.code, slot, package: packageName, build };
    for (const sums of [this.#total, this.#fresh]) {
      const figures: LoadFigures = sums.get(keyOf(release))?.figures ?? noLoads;
      sums.set(keyOf(release), { ...release, figures: withLoad(figures, report) });
    }
    return true;
  }

  /** What was heard since the last call. */
  takeFresh(): LoadSum[] {
    const sums = [...this.#fresh.values()];
    this.#fresh = new Map();
    return sums;
  }

  get totals(): LoadSum[] {
    return [...this.#total.values()];
  }
}
