import type { Database } from '@portal/database';
import { rollBackCanary } from '../canary';
import { readCatalog } from '../read-catalog';
import { GenerationMoved, ReleaseRefused } from '../refusal';
import { type CanaryBudget, type CanaryFault, canarySummary, defaultBudget, judgeCanary } from './canary-verdict';
import { readSample } from './visitor-reports';

export interface EndedCanary {
  tenant: string;
  slot: string;
  build: string;
  reason: CanaryFault;
}

const who = '自动回退';

/**
 * Ends the canaries that do worse than their budget allows. Any number of gateways may do this at the same time: each
 * change names the generation on which it was decided, so one of them wins.
 */
export async function endBadCanaries(database: Database, budget: CanaryBudget = defaultBudget): Promise<EndedCanary[]> {
  const ended: EndedCanary[] = [];
  const { tenants } = await readCatalog(database);
  for (const { code: tenant, pointers } of tenants)
    for (const { slot, release, generation, canary } of pointers) {
      if (!canary) continue;
      const { since } = canary;
      const sampleOf = ({ record }: typeof release) =>
        readSample(database, { tenant, slot, since, package: record.package, build: record.build });
      const [beside, stable] = [await sampleOf(canary.release), await sampleOf(release)];
      const verdict = judgeCanary(beside, stable, budget);
      if (verdict.ok) continue;
      const { reason } = verdict;
      const detail = { reason, canary: canarySummary(beside), stable: canarySummary(stable), budget };
      try {
        await rollBackCanary(database, { tenant, slot, by: who, expectedGeneration: generation, detail });
        ended.push({ tenant, slot, build: canary.release.record.build, reason });
      } catch (error) {
        // Another gateway, or a person, was there first.
        if (!(error instanceof GenerationMoved || error instanceof ReleaseRefused)) throw error;
      }
    }
  return ended;
}
