import type { Database } from '@portal/database';
import { readCatalog } from '../read-catalog';
import { buildName } from '../release-name';
import { countCanary, type ReleaseFigures } from './canary-counts';
import { type WeighedFault, weighCanary } from './canary-verdict';

/** A canary that runs, with what is known of it. */
export interface DescribedCanary {
  tenant: string;
  slot: string;
  release: string;
  /** The release beside it. */
  stable: string;
  percent: number;
  since: Date;
  figures: { canary: ReleaseFigures; stable: ReleaseFigures };
  /** The stable release's usual time in ms; null while it is not known. */
  slowBeyond: number | null;
  /** What is said against it by now. It is rolled back by itself when one of these is enough. */
  weighed: readonly WeighedFault[];
}

/** The canaries that run, of these tenants or of all. */
export async function describeCanaries(
  database: Database,
  among: readonly string[] | undefined,
): Promise<DescribedCanary[]> {
  const { tenants } = await readCatalog(database);
  const described: DescribedCanary[] = [];
  for (const { code: tenant, pointers } of tenants) {
    if (among && !among.includes(tenant)) continue;
    for (const { slot, release, canary } of pointers) {
      if (!canary) continue;
      const { since, percent } = canary;
      const judged = { tenant, slot, since, canary: canary.release.record, stable: release.record };
      const { counts, canary: ofCanary, stable: ofStable, slowBeyond } = await countCanary(database, judged);
      described.push({
        ...{ tenant, slot, percent, since, slowBeyond },
        release: buildName(canary.release),
        stable: buildName(release),
        figures: { canary: ofCanary, stable: ofStable },
        weighed: weighCanary(counts),
      });
    }
  }
  return described;
}
