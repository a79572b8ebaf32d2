import type { Database, Queryable } from '@portal/database';
import { pointer, release, releaseAudit } from '@portal/database/schema/releases';
import { tenant } from '@portal/database/schema/tenants';
import { type Sentence, say } from '@portal/release-record/sentence';
import { maxStandingReason, type StandingName } from '@portal/release-record/standing';
import { asc, eq, inArray, or } from 'drizzle-orm';
import { canaryEndMove } from './canary';
import { announceCatalog } from './catalog-channel';
import { movePointersWithin } from './move-pointers';
import { type BrokenOff, breakOffGrants } from './override-grants';
import { ChangeRefused, NotThere } from './refusal';
import { rollbackMove } from './rollback';
import { findRelease, lockReleases } from './stored-release';
import { tellingRefusals } from './told/tell-refusal';

export interface StandingChange {
  package: string;
  build: string;
  to: StandingName;
  /** Left out only with `allowed`. */
  reason?: string | undefined;
  /** Rolls back the slots that run a release before it is blocked. */
  rollBack?: boolean | undefined;
  by: string;
}

/** A slot that a release has a part in. */
export interface SlotUse {
  tenant: string;
  slot: string;
  as: 'release' | 'canary' | 'fall-back';
}

export interface StandingChanged {
  standing: StandingName;
  /** The slots where it still runs after the change. */
  runs: SlotUse[];
  /** The slots that were rolled back, with what the person should know of each. */
  rolledBack: (SlotUse & { warnings: readonly Sentence[] })[];
  /** The links of QA that were revoked, and those that hold in a browser on. */
  links: BrokenOff;
}

export async function placesOf(queryable: Queryable, releaseId: number): Promise<SlotUse[]> {
  const rows = await queryable
    .select()
    .from(pointer)
    .where(or(eq(pointer.releaseId, releaseId), eq(pointer.canaryId, releaseId), eq(pointer.lastGoodId, releaseId)))
    .orderBy(asc(pointer.tenantCode), asc(pointer.slot));
  return rows.flatMap(({ tenantCode, slot, releaseId: stable, canaryId }): SlotUse[] => {
    const as = stable === releaseId ? 'release' : canaryId === releaseId ? 'canary' : 'fall-back';
    return [{ tenant: tenantCode, slot, as }];
  });
}

/** Locks the tenants in one order, before anything else: so do all changes, and none waits for another in a circle. */
async function lockTenants(transaction: Queryable, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await transaction
    .select({ code: tenant.code })
    .from(tenant)
    .where(inArray(tenant.code, [...codes]))
    .orderBy(asc(tenant.code))
    .for('update');
}

/** Takes a release out of every slot that runs it. */
async function rollBackEverywhere(
  transaction: Queryable,
  id: number,
  by: string,
): Promise<StandingChanged['rolledBack']> {
  const locked = (await placesOf(transaction, id)).map((place) => place.tenant);
  await lockTenants(transaction, locked);
  const rolledBack: StandingChanged['rolledBack'] = [];
  for (const place of await placesOf(transaction, id)) {
    const { tenant: tenantCode, slot, as } = place;
    if (as === 'fall-back' || !locked.includes(tenantCode)) continue;
    const { slots } = await movePointersWithin(transaction, {
      tenantCode,
      action: as === 'canary' ? 'canary-stop' : 'rollback',
      by,
      plan: async (_transaction, running) => [
        as === 'canary'
          ? canaryEndMove({ slot }, running)
          : await rollbackMove(transaction, { tenant: tenantCode, slot }, running, id),
      ],
    });
    rolledBack.push({ ...place, warnings: slots.flatMap(({ warnings = [] }) => warnings) });
  }
  return rolledBack;
}

function reasonOf({ to, reason = '' }: StandingChange): string {
  const text = reason.trim();
  if (to !== 'allowed' && text === '')
    throw new ChangeRefused([say('请用 --reason 说明原因。', 'Say why with --reason.')]);
  if (text.length > maxStandingReason)
    throw new ChangeRefused([
      say(`原因最多 ${maxStandingReason} 个字。`, `A reason has ${maxStandingReason} characters at most.`),
    ]);
  return text;
}

/**
 * Deprecates a release, blocks it, or allows it again. Where it runs it goes on running, unless the change asks to roll
 * these slots back first; all of it happens or nothing.
 */
export async function setStanding(database: Database, change: StandingChange): Promise<StandingChanged> {
  const { package: packageName, build, to, by, rollBack = false } = change;
  const reason = reasonOf(change);
  const name = `${packageName}@${build}`;
  return tellingRefusals(database, { action: 'rollback', by }, async (transaction) => {
    const known = await findRelease(transaction, packageName, build);
    if (!known) throw new NotThere('release', name);
    // The slots come first, in the order in which every change takes its locks: tenants, then releases.
    const rolledBack = to === 'blocked' && rollBack ? await rollBackEverywhere(transaction, known.id, by) : [];
    await lockReleases(transaction, [known.id]);
    const allowed = to === 'allowed';
    await transaction
      .update(release)
      .set({
        standing: allowed ? null : to,
        standingReason: allowed ? null : reason,
        standingBy: allowed ? null : by,
        standingAt: allowed ? null : new Date(),
      })
      .where(eq(release.id, known.id));
    const links =
      to === 'blocked'
        ? await breakOffGrants(transaction, { package: packageName, build, opened: rollBack, by })
        : { revoked: 0, held: 0 };
    const runs = await placesOf(transaction, known.id);
    await transaction.insert(releaseAudit).values({
      who: by,
      action: actions[to],
      toBuild: name,
      detail: {
        ...(reason ? { reason } : {}),
        ...(runs.length > 0 ? { runs } : {}),
        ...(rollBack ? { rollBack } : {}),
      },
    });
    await announceCatalog(transaction, name);
    return { standing: to, runs, rolledBack, links };
  });
}

const actions = { deprecated: 'release-deprecate', blocked: 'release-block', allowed: 'release-allow' } as const;
