import type { Database, Queryable } from '@portal/database';
import { endedFaults } from './ended-releases';
import { fallbackIdOf } from './may-run';
import type { Confirmed, Move, SlotRequest } from './move';
import {
  type Change,
  type MovedOne,
  type MovedSet,
  movePointers,
  onlyMoveOf,
  type TriedMove,
  tryMoves,
} from './move-pointers';
import { NotThere } from './refusal';
import type { Running } from './running-releases';
import { findRelease } from './stored-release';

/** A published build for a slot. */
export interface Assignment extends SlotRequest, Confirmed {
  package: string;
  build: string;
}

type SlotRelease = Omit<Assignment, 'tenant' | 'by'>;

interface JointAssignment {
  tenant: string;
  releases: readonly SlotRelease[];
  by: string;
}

async function assignmentOf(transaction: Queryable, running: Running, wanted: SlotRelease): Promise<Move> {
  const { slot, package: packageName, build, expectedGeneration, despiteVerdict } = wanted;
  const to = await findRelease(transaction, packageName, build);
  if (!to) throw new NotThere('release', `${packageName}@${build}`);
  const current = running.get(slot);
  // An assignment of the running release keeps its fall-back and its canary. Another release ends both.
  const same = current?.id === to.id ? current : undefined;
  const faults = same || despiteVerdict ? [] : await endedFaults(transaction, to);
  const lastGoodId = same ? same.lastGoodId : current ? fallbackIdOf(current) : null;
  return { slot, to, lastGoodId, canary: same?.canary ?? null, expectedGeneration, faults };
}

const planOf =
  (releases: readonly SlotRelease[]): Change['plan'] =>
  async (transaction, running) => {
    const moves: Move[] = [];
    for (const wanted of releases) moves.push(await assignmentOf(transaction, running, wanted));
    return moves;
  };

/**
 * Lets several slots of a tenant change their releases at once, for example a host and the remotes that need this host.
 */
export function assignTogether(database: Database, { tenant, releases, by }: JointAssignment): Promise<MovedSet> {
  return movePointers(database, { tenantCode: tenant, action: 'assign', by, plan: planOf(releases) });
}

/** Says what `assignTogether` would do, and refuses what it would refuse; nobody is told and nothing is changed. */
export function tryAssign(database: Database, { tenant, releases }: Omit<JointAssignment, 'by'>): Promise<TriedMove[]> {
  return tryMoves(database, { tenantCode: tenant, plan: planOf(releases) });
}

/** Lets a tenant's slot run a published release. */
export async function assign(database: Database, { tenant, by, ...wanted }: Assignment): Promise<MovedOne> {
  return onlyMoveOf(await assignTogether(database, { tenant, releases: [wanted], by }));
}
