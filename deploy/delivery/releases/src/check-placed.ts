import type { Queryable } from '@portal/database';
import type { Sentence } from '@portal/release-record/sentence';
import type { CatalogRelease } from './catalog';
import { runFault, runWarning } from './may-run';
import type { Move } from './move';
import { type Running, type RunningRelease, usedBy } from './running-releases';
import { lockReleases } from './stored-release';

/** The releases that more customers get by a move than before. */
function placedBy({ to, canary }: Move, current: RunningRelease | undefined): CatalogRelease[] {
  const before = current?.canary;
  const grows = canary && (before?.release.id !== canary.release.id || canary.percent > before.percent);
  return [...(to.id === current?.id ? [] : [to]), ...(grows ? [canary.release] : [])];
}

const idsOf = ({ to, canary, lastGoodId }: Move): number[] =>
  [to.id, canary?.release.id, lastGoodId].filter((id) => typeof id === 'number');

/**
 * Finds the moves that bring a release to customers which nobody may run anew. The releases stay locked, so that this
 * is true until the commit. A release that nobody may run is no fall-back either.
 */
export async function checkPlaced(
  transaction: Queryable,
  moves: readonly Move[],
  running: Running,
): Promise<{ moves: Move[]; faults: Sentence[]; warnings: ReadonlyMap<string, readonly Sentence[]> }> {
  const now = await lockReleases(transaction, [
    ...moves.flatMap(idsOf),
    ...moves.flatMap(({ slot }) => usedBy(running.get(slot))),
  ]);
  const placed = moves.map((move) => ({
    slot: move.slot,
    releases: placedBy(move, running.get(move.slot)).map((one) => now.get(one.id) ?? one),
  }));
  const faults = placed.flatMap(({ releases }) => releases.map(runFault)).filter((fault) => fault !== undefined);
  const warnings = placed.map(({ slot, releases }) => {
    const said = releases.map(runWarning).filter((warning) => warning !== undefined);
    return [slot, [...(moves.find((move) => move.slot === slot)?.warnings ?? []), ...said]] as const;
  });
  return {
    faults,
    moves: moves.map((move) => {
      const lastGood = move.lastGoodId === null ? undefined : now.get(move.lastGoodId);
      return lastGood && runFault(lastGood) ? { ...move, lastGoodId: null } : move;
    }),
    warnings: new Map(warnings),
  };
}
