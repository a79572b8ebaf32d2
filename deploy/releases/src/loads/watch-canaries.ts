import type { Database } from '@portal/database';
import { rollBackCanary } from '../canary';
import { readCatalog } from '../read-catalog';
import { GenerationMoved, ReleaseRefused } from '../refusal';
import { type CanaryBudget, defaultBudget, judgeCanary } from './canary-verdict';
import { readLoads } from './load-counts';
import { attempts, errorRate, type LoadFigures, timeWithin } from './load-figures';

export interface EndedCanary {
  tenant: string;
  slot: string;
  build: string;
  reason: 'error-rate' | 'load-time';
}

const who = '自动回退';

/** What the audit shows of a release. */
function summary(figures: LoadFigures) {
  return {
    loads: attempts(figures),
    failed: figures.failed,
    fellBack: figures.fellBack,
    errorRate: Math.round(errorRate(figures) * 1000) / 1000,
    p95: timeWithin(figures, 0.95) ?? null,
  };
}

/**
 * Ends the canaries that do worse than their budget allows. Any number of gateways may do it at the same time: each
 * change names the generation it was decided on, so one of them wins.
 */
export async function endBadCanaries(database: Database, budget: CanaryBudget = defaultBudget): Promise<EndedCanary[]> {
  const ended: EndedCanary[] = [];
  const { tenants } = await readCatalog(database);
  for (const { code: tenant, pointers } of tenants)
    for (const { slot, release, generation, canary } of pointers) {
      if (!canary) continue;
      const loadsOf = ({ record }: typeof release) =>
        readLoads(database, { tenant, slot, package: record.package, build: record.build }, canary.since);
      const [beside, stable] = [await loadsOf(canary.release), await loadsOf(release)];
      const verdict = judgeCanary(beside, stable, budget);
      if (verdict.ok) continue;
      const detail = { reason: verdict.reason, canary: summary(beside), stable: summary(stable), budget };
      try {
        await rollBackCanary(database, { tenant, slot, by: who, expectedGeneration: generation, detail });
        ended.push({ tenant, slot, build: canary.release.record.build, reason: verdict.reason });
      } catch (error) {
        // Another gateway, or a person, was there first.
        if (!(error instanceof GenerationMoved || error instanceof ReleaseRefused)) throw error;
      }
    }
  return ended;
}
