import { isIPv6 } from 'node:net';
import type { Queryable } from '@portal/database';
import { rateCounter } from '@portal/database/schema/platform';
import { type AddressGroup, addressGroups } from '@portal/http';
import { and, gt, inArray, sql } from 'drizzle-orm';
import { Batched } from '../data/batched';
import { tooMany } from '../http/http-error';

export interface Limit {
  /** `what:whose`. If an address stands behind the colon, all addresses of its groups count together. */
  readonly key: string;
  readonly most: number;
  /** Length of the window. */
  readonly seconds: number;
}

interface Use {
  readonly key: string;
  readonly now: Date;
  readonly windowEndsAt: Date;
}

interface Counted {
  readonly count: number;
  readonly windowEndsAt: Date;
}

/** Groups addresses here and not in the callers, so that nobody can forget it. */
function counterKeys(key: string): readonly AddressGroup[] {
  const colon = key.indexOf(':');
  const whose = key.slice(colon + 1);
  if (!isIPv6(whose)) return [{ key, times: 1 }];
  return addressGroups(whose).map((group) => ({ ...group, key: key.slice(0, colon + 1) + group.key }));
}

const latest = (times: readonly (Date | undefined)[]) =>
  new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));

/**
 * Counts many uses. Each gets the same number as if it were counted alone: uses of the same key count one after
 * another.
 */
async function countAll(db: Queryable, uses: readonly Use[]): Promise<Counted[]> {
  const wanted = new Map<string, { count: number; windowEndsAt: Date }>();
  for (const { key, windowEndsAt } of uses) {
    const known = wanted.get(key);
    wanted.set(key, { count: (known?.count ?? 0) + 1, windowEndsAt: latest([windowEndsAt, known?.windowEndsAt]) });
  }
  // All batches use the same order, so that two of them do not wait for each other.
  const ordered = [...wanted].sort(([a], [b]) => (a < b ? -1 : 1));
  const over = sql`${rateCounter.windowEndsAt} <= ${latest(uses.map(({ now }) => now)).toISOString()}::timestamptz`;
  const columns = [
    sql`${sql.param(ordered.map(([key]) => key))}::text[]`,
    sql`${sql.param(ordered.map(([, { windowEndsAt }]) => windowEndsAt.toISOString()))}::timestamptz[]`,
    sql`${sql.param(ordered.map(([, { count }]) => count))}::int[]`,
  ];
  const rows = await db
    .insert(rateCounter)
    .select(sql`select * from unnest(${sql.join(columns, sql`, `)})`)
    .onConflictDoUpdate({
      target: rateCounter.counterKey,
      set: {
        count: sql`case when ${over} then excluded.count else ${rateCounter.count} + excluded.count end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${rateCounter.windowEndsAt} end`,
      },
    })
    .returning();
  const counted = new Map(
    rows.map((row) => [row.counterKey, { ...row, count: row.count - (wanted.get(row.counterKey)?.count ?? 0) }]),
  );
  return uses.map(({ key }) => {
    const row = counted.get(key);
    if (!row) throw new Error('a use was not counted');
    row.count += 1;
    return { count: row.count, windowEndsAt: row.windowEndsAt };
  });
}

const counting = new WeakMap<Queryable, Batched<Use, Counted>>();

/**
 * There is one for each database. In a flood of one address many requests wait for one row, unless they are counted
 * together.
 */
function countingOf(db: Queryable): Batched<Use, Counted> {
  const known = counting.get(db);
  if (known) return known;
  const made = new Batched<Use, Counted>((uses) => countAll(db, uses));
  counting.set(db, made);
  return made;
}

/**
 * Counts one use, and tells how many there were in the current window and when it ends. The count is in the database,
 * so that all instances count together. A network with eight times the limit counts an eighth of its uses.
 */
export async function countUse(db: Queryable, limit: Limit, now: Date): Promise<Counted> {
  const windowEndsAt = new Date(now.getTime() + limit.seconds * 1000);
  const counted = await Promise.all(
    counterKeys(limit.key).map(async ({ key, times }) => {
      const use = await countingOf(db).get({ key, now, windowEndsAt });
      return { ...use, count: Math.ceil(use.count / times) };
    }),
  );
  return counted.reduce((most, one) => (one.count > most.count ? one : most));
}

/** Reads how many uses of each key there were in the current windows, without counting one. */
export async function readUses(db: Queryable, keys: readonly string[], now: Date): Promise<number[]> {
  const rows = await db
    .select()
    .from(rateCounter)
    .where(and(inArray(rateCounter.counterKey, [...keys]), gt(rateCounter.windowEndsAt, now)));
  return keys.map((key) => rows.find(({ counterKey }) => counterKey === key)?.count ?? 0);
}

/** Refuses a use beyond the limit. */
export async function holdLimit(db: Queryable, limit: Limit, now: Date, message?: string): Promise<void> {
  const { count } = await countUse(db, limit, now);
  if (count > limit.most) throw tooMany(message);
}
