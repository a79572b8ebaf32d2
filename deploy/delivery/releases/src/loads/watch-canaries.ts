import type { Database } from '@portal/database';
import { say } from '@portal/release-record/sentence';
import { rollBackCanary } from '../canary';
import { reasonText } from '../ended-releases';
import { readCatalog } from '../read-catalog';
import { ChangeRefused, GenerationMoved } from '../refusal';
import { buildName } from '../release-name';
import type { ReleaseEvent } from '../told/tell-hooks';
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

/** Who it was, in the audit. */
export const itself = '自动回退';

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
      const [from, to] = [buildName(canary.release), buildName(release)];
      const why = reasonText(reason);
      const event: ReleaseEvent = {
        ...{ event: 'canary-ended', tenant, moves: [{ slot, from, to }], detail },
        text: say(
          `租户 ${tenant} 的位置 ${slot}：灰度版本 ${from} 因${why.zh}被自动回退，所有客户恢复为 ${to}。`,
          `${tenant}/${slot}: the canary ${from} was rolled back by itself, because ${why.en}; everybody gets ${to} again.`,
        ),
      };
      try {
        await rollBackCanary(database, { tenant, slot, by: itself, expectedGeneration: generation, detail, event });
        ended.push({ tenant, slot, build: canary.release.record.build, reason });
      } catch (error) {
        // Another gateway, or a person, was there first.
        if (!(error instanceof GenerationMoved || error instanceof ChangeRefused)) throw error;
      }
    }
  return ended;
}
