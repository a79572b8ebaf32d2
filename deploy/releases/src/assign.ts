import type { Database, Queryable } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';
import { and, eq, inArray } from 'drizzle-orm';
import type { CatalogRelease } from './catalog';
import type { Move } from './move';
import { type Moved, movePointers } from './move-pointers';
import { findRelease } from './read-catalog';
import { ReleaseRefused } from './refusal';
import { historyActions, releaseHistory } from './release-history';
import type { Running } from './running-releases';

/** A published build for a slot. */
export interface SlotRelease {
  slot: string;
  package: string;
  build: string;
  /** The generation that the caller saw. The change is refused if the slot has moved since then. */
  expectedGeneration?: number | undefined;
}

export interface Assignment extends SlotRelease {
  tenant: string;
  by: string;
}

export interface JointAssignment {
  tenant: string;
  releases: readonly SlotRelease[];
  by: string;
}

export interface Rollback {
  tenant: string;
  slot: string;
  by: string;
  expectedGeneration?: number | undefined;
}

async function assignmentOf(transaction: Queryable, running: Running, wanted: SlotRelease): Promise<Move> {
  const { slot, package: packageName, build, expectedGeneration } = wanted;
  const to = await findRelease(transaction, packageName, build);
  if (!to) throw new ReleaseRefused([`没有已发布的构建 ${packageName}@${build}：请先发布。`]);
  const current = running.get(slot);
  // An assignment of the running release keeps its fall-back and its canary. Another release ends both.
  const same = current?.id === to.id ? current : undefined;
  const lastGoodId = same ? same.lastGoodId : (current?.id ?? null);
  return { slot, to, lastGoodId, canary: same?.canary ?? null, expectedGeneration };
}

/**
 * Lets several slots of a tenant change their releases at once, for example a host and the remotes that need this host.
 */
export function assignTogether(database: Database, { tenant, releases, by }: JointAssignment): Promise<Moved[]> {
  return movePointers(database, {
    tenantCode: tenant,
    action: 'assign',
    by,
    async plan(transaction, running) {
      const moves: Move[] = [];
      for (const wanted of releases) moves.push(await assignmentOf(transaction, running, wanted));
      return moves;
    },
  });
}

export async function onlyMove(moved: Promise<Moved[]>): Promise<Omit<Moved, 'slot'>> {
  const [move] = await moved;
  if (!move) throw new Error('no pointer was moved');
  return { changed: move.changed, generation: move.generation };
}

/** Lets a tenant's slot run a published release. */
export function assign(database: Database, { tenant, by, ...wanted }: Assignment): Promise<Omit<Moved, 'slot'>> {
  return onlyMove(assignTogether(database, { tenant, releases: [wanted], by }));
}

/** The release that ran before, and the one before that. */
async function earlierReleases(
  transaction: Queryable,
  tenantCode: string,
  slot: string,
): Promise<[CatalogRelease | undefined, CatalogRelease | undefined]> {
  const steps = await transaction
    .select({ action: releaseAudit.action, toBuild: releaseAudit.toBuild })
    .from(releaseAudit)
    .where(
      and(
        eq(releaseAudit.tenantCode, tenantCode),
        eq(releaseAudit.slot, slot),
        inArray(releaseAudit.action, historyActions),
      ),
    )
    .orderBy(releaseAudit.id);
  const history = releaseHistory(steps);
  const named = async (name: string | undefined) => {
    const [packageName, build] = name?.split('@') ?? [];
    return packageName && build ? findRelease(transaction, packageName, build) : undefined;
  };
  return [await named(history.at(-2)), await named(history.at(-3))];
}

/** Goes back to the release that the slot ran before. A second roll-back goes back one further. */
export function rollback(database: Database, change: Rollback): Promise<Omit<Moved, 'slot'>> {
  const { tenant, slot, by, expectedGeneration } = change;
  return onlyMove(
    movePointers(database, {
      tenantCode: tenant,
      action: 'rollback',
      by,
      async plan(transaction, running) {
        if (!running.has(slot))
          throw new ReleaseRefused([`插槽 ${slot} 现在没有运行任何版本，无从回退：请用 assign 指定版本。`]);
        const [before, beforeThat] = await earlierReleases(transaction, tenant, slot);
        if (!before) throw new ReleaseRefused([`插槽 ${slot} 没有可回退的版本。`]);
        return [{ slot, to: before, lastGoodId: beforeThat?.id ?? null, canary: null, expectedGeneration }];
      },
    }),
  );
}
