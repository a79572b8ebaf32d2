import type { Database } from '@portal/database';
import { loadCount } from '@portal/database/schema/releases';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { type LoadFigures, noLoads } from './load-figures';

/** Which release was loaded where. */
export interface LoadedRelease {
  tenant: string;
  slot: string;
  package: string;
  build: string;
}

export interface LoadSum extends LoadedRelease {
  figures: LoadFigures;
}

const sliceMilliseconds = 10_000;
const keptFor = 14 * 24 * 3_600_000;

function sliceOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / sliceMilliseconds) * sliceMilliseconds);
}

/** Adds what a gateway has heard; all gateways add to the same rows. */
export async function addLoads(database: Database, sums: readonly LoadSum[], at = new Date()): Promise<void> {
  if (sums.length === 0) return;
  const rows = sums.map(({ tenant, slot, package: packageName, build, figures }) => ({
    tenantCode: tenant,
    slot,
    package: packageName,
    build,
    slice: sliceOf(at),
    ...figures,
    timeCounts: [...figures.timeCounts],
  }));
  // One order for everybody, so that two gateways never wait for each other.
  const keyOf = (row: (typeof rows)[number]) => [row.tenantCode, row.slot, row.package, row.build].join('\n');
  rows.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await database.db
    .insert(loadCount)
    .values(rows)
    .onConflictDoUpdate({
      target: [loadCount.tenantCode, loadCount.slot, loadCount.package, loadCount.build, loadCount.slice],
      set: {
        loaded: sql`${loadCount.loaded} + excluded.loaded`,
        failed: sql`${loadCount.failed} + excluded.failed`,
        fellBack: sql`${loadCount.fellBack} + excluded.fell_back`,
        tries: sql`${loadCount.tries} + excluded.tries`,
        milliseconds: sql`${loadCount.milliseconds} + excluded.milliseconds`,
        timeCounts: sql`(select array_agg(a + b order by place) from unnest(${loadCount.timeCounts}, excluded.time_counts) with ordinality as t(a, b, place))`,
      },
    });
}

/** How a release loaded since then. */
export async function readLoads(database: Database, release: LoadedRelease, since: Date): Promise<LoadFigures> {
  const rows = await database.db
    .select()
    .from(loadCount)
    .where(
      and(
        eq(loadCount.tenantCode, release.tenant),
        eq(loadCount.slot, release.slot),
        eq(loadCount.package, release.package),
        eq(loadCount.build, release.build),
        gte(loadCount.slice, sliceOf(since)),
      ),
    );
  return rows.reduce<LoadFigures>(
    (sum, row) => ({
      loaded: sum.loaded + row.loaded,
      failed: sum.failed + row.failed,
      fellBack: sum.fellBack + row.fellBack,
      tries: sum.tries + row.tries,
      milliseconds: sum.milliseconds + row.milliseconds,
      timeCounts: sum.timeCounts.map((n, i) => n + (row.timeCounts[i] ?? 0)),
    }),
    noLoads,
  );
}

export async function forgetOldLoads(database: Database, now = new Date()): Promise<void> {
  await database.db.delete(loadCount).where(lt(loadCount.slice, new Date(now.getTime() - keptFor)));
}
