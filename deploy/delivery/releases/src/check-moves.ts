import type { Queryable } from '@portal/database';
import type { Audience } from '@portal/database/schema/tenants';
import { type Sentence, say } from '@portal/release-record/sentence';
import type { CatalogRelease } from './catalog';
import { audienceFaults } from './gate/check-audience';
import { tenantFaults } from './gate/gate';
import type { Move } from './move';
import { readChanges } from './read-audit';
import { GenerationMoved } from './refusal';
import { buildName, slotOf } from './release-name';
import type { Running } from './running-releases';
import { generationOf, type Slots } from './slots';

/** Checks that every slot is still as the caller saw it. */
export async function checkGenerations(
  transaction: Queryable,
  tenantCode: string,
  changes: readonly Pick<Move, 'slot' | 'expectedGeneration'>[],
  slots: Slots,
): Promise<void> {
  for (const { slot, expectedGeneration } of changes) {
    const generation = generationOf(slots, slot);
    if (expectedGeneration === undefined || expectedGeneration === generation) continue;
    const since = await readChanges(transaction, tenantCode, slot, expectedGeneration);
    const current = slots.running.get(slot);
    throw new GenerationMoved(slot, generation, current ? buildName(current) : null, since);
  }
}

/** The releases of a tenant as customers may get them: all stable, and with each canary in its slot. */
function combinations(moves: readonly Move[], running: Running): CatalogRelease[][] {
  const stable = new Map<string, CatalogRelease>([...running, ...moves.map(({ slot, to }) => [slot, to] as const)]);
  const beside = new Map<string, CatalogRelease>();
  for (const [slot, { canary }] of running) if (canary) beside.set(slot, canary.release);
  for (const { slot, canary } of moves) {
    if (canary) beside.set(slot, canary.release);
    else beside.delete(slot);
  }
  const all = [[...stable.values()]];
  if (beside.size > 0) all.push([...new Map([...stable, ...beside]).values()]);
  return all;
}

/**
 * Looks at the releases that the tenant would run after all the moves. So releases that need each other can move
 * together.
 */
export function gateFaults(audience: Audience, moves: readonly Move[], running: Running): Sentence[] {
  const placed = moves.flatMap(({ slot, to, canary }) =>
    (canary ? [to, canary.release] : [to]).map(({ record }) => ({ slot, record })),
  );
  const misplaced = placed.flatMap(({ slot, record }) =>
    slotOf(record) === slot
      ? []
      : [
          say(
            `${record.package} 属于位置 ${slotOf(record)}，不能用于位置 ${slot}。`,
            `${record.package} belongs in slot "${slotOf(record)}", not in slot "${slot}".`,
          ),
        ],
  );
  const wrong = [
    ...misplaced,
    ...audienceFaults(
      audience,
      placed.map(({ record }) => record),
    ),
  ];
  return wrong.length > 0
    ? wrong
    : combinations(moves, running).flatMap((releases) => tenantFaults(releases.map(({ record }) => record)));
}
