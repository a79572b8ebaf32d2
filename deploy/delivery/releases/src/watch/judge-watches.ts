import type { Database, Queryable } from '@portal/database';
import { releaseWatch } from '@portal/database/schema/release-watches';
import { releaseAudit } from '@portal/database/schema/releases';
import { tenant, type WatchPolicy } from '@portal/database/schema/tenants';
import { type Sentence, say } from '@portal/release-record/sentence';
import { and, eq, lt, sql } from 'drizzle-orm';
import { watchFollows } from '../begin-watch';
import { reasonText } from '../ended-releases';
import type { Evidence } from '../loads/canary-verdict';
import { itself } from '../loads/watch-canaries';
import type { Move } from '../move';
import { movePointersWithin } from '../move-pointers';
import { ChangeRefused } from '../refusal';
import { buildName } from '../release-name';
import { lockSlots } from '../slots';
import { findRelease } from '../stored-release';
import { type ReleaseEvent, tellHooks } from '../told/tell-hooks';
import { judgeWatched, type WatchCounts, type WatchFault } from './watch-verdict';
import { countVisits } from './watched-visits';

type Watch = typeof releaseWatch.$inferSelect;

/** Why a watch decided against a release, as the audit has it. */
export interface WatchEnd {
  reason: WatchFault;
  /** The evidence; the platform's audit has another meaning for that word. */
  proof: Evidence;
  /** The networks that had the release, and those that had the one before in the hour before the change. */
  now: WatchCounts['now'];
  before: WatchCounts['before'];
}

export interface DecidedWatch extends WatchEnd {
  tenant: string;
  /** The slot whose release was bad. */
  slot: string;
  release: string;
  did: 'went-back' | 'told';
  /** All that moved together. */
  slots: readonly string[];
  /** Why it did not go back although the tenant wants it. */
  refused?: readonly Sentence[];
}

const hourMs = 3_600_000;
/** A ticket tells seconds. */
const tickMs = 1_000;

async function found(database: Database, watch: Watch): Promise<(WatchEnd & { slot: string }) | undefined> {
  const { tenantCode, moves, beganAt, endsAt } = watch;
  const began = beganAt.getTime();
  for (const { slot, from, to } of moves) {
    const place = { tenant: tenantCode, slot };
    const [before, now] = [
      await countVisits(database.db, { ...place, release: from, from: new Date(began - hourMs), until: beganAt }),
      await countVisits(database.db, { ...place, release: to, from: new Date(began - tickMs), until: endsAt }),
    ];
    const verdict = judgeWatched({ before, now }, moves.length);
    if (!verdict.ok) return { slot, reason: verdict.reason, proof: verdict.evidence, now, before };
  }
  return undefined;
}

/** The moves back; undefined if somebody has moved one of the slots. */
async function movesBack(transaction: Queryable, { tenantCode, moves }: Watch): Promise<Move[] | undefined> {
  const { running } = await lockSlots(transaction, tenantCode);
  const back: Move[] = [];
  for (const { slot, from, to, lastGoodId } of moves) {
    const current = running.get(slot);
    const [packageName = '', build = ''] = from.split('@');
    const earlier = await findRelease(transaction, packageName, build);
    if (!current || !earlier || buildName(current) !== to) return undefined;
    back.push({ slot, to: earlier, lastGoodId, canary: null });
  }
  return back;
}

function eventOf({ tenantCode, moves }: Watch, decided: DecidedWatch): ReleaseEvent {
  const { slot, release, did, refused = [], reason, proof, now, before } = decided;
  const why = reasonText(reason);
  const went = did === 'went-back';
  const then = went
    ? say('已自动回退。', 'It was rolled back by itself.')
    : say('版本仍在运行，请决定是否回退。', 'It still runs: decide whether to roll it back.');
  return {
    event: went ? 'watch-went-back' : 'watch-tells',
    tenant: tenantCode,
    moves: moves.map(({ slot: place, from, to }) => ({
      slot: place,
      ...(went ? { from: to, to: from } : { from, to }),
    })),
    detail: { slot, release, reason, proof, now, before },
    text: say(
      `租户 ${tenantCode} 的位置 ${slot}：${release} 上线后${why.zh}，明显差于上线前一小时。${then.zh}${refused.map((one) => one.zh).join('')}`,
      `${tenantCode}/${slot}: ${release} is clearly worse than what ran the hour before, because ${why.en}. ${then.en} ${refused.map((one) => one.en).join(' ')}`.trim(),
    ),
  };
}

/** Takes the watch for this gateway, with the tenant locked, as every change of slots does; undefined if another was first. */
async function taken(transaction: Queryable, { id, tenantCode }: Watch): Promise<WatchPolicy | undefined> {
  const [place] = await transaction
    .select({ policy: tenant.watch })
    .from(tenant)
    .where(eq(tenant.code, tenantCode))
    .for('update');
  const [watch] = await transaction
    .select({ id: releaseWatch.id })
    .from(releaseWatch)
    .where(and(eq(releaseWatch.id, id), eq(releaseWatch.state, 'watching')))
    .for('update');
  return watch && place?.policy;
}

async function note(transaction: Queryable, { id }: Watch, set: Partial<Watch>): Promise<void> {
  await transaction
    .update(releaseWatch)
    .set({ ...set, decidedAt: new Date() })
    .where(eq(releaseWatch.id, id));
}

/** Decides within one transaction; undefined: another gateway, or a person, was first. */
function decide(
  database: Database,
  watch: Watch,
  { slot, ...end }: WatchEnd & { slot: string },
  refused?: readonly Sentence[],
): Promise<DecidedWatch | undefined> {
  return database.db.transaction(async (transaction) => {
    const policy = await taken(transaction, watch);
    if (!policy) return undefined;
    const back = await movesBack(transaction, watch);
    if (!back) {
      await note(transaction, watch, { state: 'superseded' });
      return undefined;
    }
    const did = watchFollows(watch.action, policy) === 'goBack' && !refused ? 'went-back' : 'told';
    const { tenantCode, moves } = watch;
    const decided: DecidedWatch = {
      ...{ tenant: tenantCode, slot, did, ...end },
      release: moves.find((move) => move.slot === slot)?.to ?? '',
      slots: moves.map((move) => move.slot),
      ...(refused ? { refused } : {}),
    };
    await note(transaction, watch, { state: did, decision: { slot, ...end } });
    if (did === 'went-back') {
      const withDetail = back.map((move) => ({
        ...move,
        audit: { detail: move.slot === slot ? { ...end } : { with: `${tenantCode}/${slot}` } },
      }));
      await movePointersWithin(transaction, {
        ...{ tenantCode, action: 'watch-rollback', by: itself },
        plan: async () => withDetail,
      });
    } else
      await transaction.insert(releaseAudit).values({
        ...{ who: itself, action: 'watch-tell', tenantCode, slot, fromBuild: decided.release },
        detail: { ...end, ...(refused ? { refused: refused.map(({ zh }) => zh) } : {}) },
      });
    await tellHooks(transaction, eventOf(watch, decided));
    return decided;
  });
}

/**
 * Looks at all watches that are open and decides what can be decided. Any number of gateways may do this at the same
 * time: one of them takes each watch.
 */
export async function judgeWatches(database: Database): Promise<DecidedWatch[]> {
  const { db } = database;
  await db
    .update(releaseWatch)
    .set({ state: 'passed', decidedAt: sql`now()` })
    .where(and(eq(releaseWatch.state, 'watching'), lt(releaseWatch.endsAt, sql`now()`)));
  const decided: DecidedWatch[] = [];
  for (const watch of await db.select().from(releaseWatch).where(eq(releaseWatch.state, 'watching'))) {
    const end = await found(database, watch);
    if (!end) continue;
    const one = await decide(database, watch, end).catch((error) => {
      if (!(error instanceof ChangeRefused)) throw error;
      // What ran before must not run any more, or does not fit what runs by now.
      return decide(database, watch, end, error.faults);
    });
    if (one) decided.push(one);
  }
  return decided;
}
