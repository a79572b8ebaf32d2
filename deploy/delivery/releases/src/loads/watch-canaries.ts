import type { Database } from '@portal/database';
import { rollBackCanary } from '../canary';
import { readCatalog } from '../read-catalog';
import { ChangeRefused, GenerationMoved } from '../refusal';
import { countCanary, type ReleaseFigures } from './canary-counts';
import { type CanaryFault, type Evidence, judgeCanary } from './canary-verdict';

export interface EndedCanary {
  tenant: string;
  slot: string;
  build: string;
  reason: CanaryFault;
}

/** What the audit holds of a canary that was ended. */
export interface CanaryEnd {
  reason: CanaryFault;
  /** The evidence; the platform's audit has another meaning for that word. */
  proof: Evidence;
  canary: ReleaseFigures;
  stable: ReleaseFigures;
  /** The stable release's usual time in ms. */
  slowBeyond: number | null;
}

const who = '自动回退';

/**
 * Ends the canaries whose visitors' reports say that they are worse than the release beside them. Any number of gateways may do this at the same time: each
 * change names the generation on which it was decided, so one of them wins.
 */
export async function endBadCanaries(database: Database): Promise<EndedCanary[]> {
  const ended: EndedCanary[] = [];
  const { tenants } = await readCatalog(database);
  for (const { code: tenant, pointers } of tenants)
    for (const { slot, release, generation, canary } of pointers) {
      if (!canary) continue;
      const { since } = canary;
      const judged = { tenant, slot, since, canary: canary.release.record, stable: release.record };
      const { counts, ...figures } = await countCanary(database, judged);
      const verdict = judgeCanary(counts);
      if (verdict.ok) continue;
      const { reason, evidence: proof } = verdict;
      const end: CanaryEnd = { reason, proof, ...figures };
      const detail = { ...end };
      try {
        await rollBackCanary(database, { tenant, slot, by: who, expectedGeneration: generation, detail });
        ended.push({ tenant, slot, build: canary.release.record.build, reason });
      } catch (error) {
        // Another gateway, or a person, was there first.
        if (!(error instanceof GenerationMoved || error instanceof ChangeRefused)) throw error;
      }
    }
  return ended;
}
