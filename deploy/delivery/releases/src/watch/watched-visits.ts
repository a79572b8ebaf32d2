import type { Database, Queryable } from '@portal/database';
import { watchedVisit } from '@portal/database/schema/page-reports';
import { lt, sql } from 'drizzle-orm';
import type { WatchedVotes } from './watch-verdict';

/** What the pages of one visitor told of a slot's own release. */
export interface WatchedVisit {
  tenant: string;
  slot: string;
  package: string;
  build: string;
  /** When the visitor got the document. */
  at: Date;
  /** Marks of the visitor and of the network: up to 64 letters, digits, `-` and `_`. */
  visitor: string;
  network: string;
  unloaded: boolean;
  crashed: boolean;
}

const sliceMs = 300_000;
/** An hour before a change, and the half hour of the watch after it. */
export const visitsKeptMs = 2 * 3_600_000;
/** The most networks of a release in one slice: enough for a verdict, and a bound for what is stored. */
const maxOfSlice = 20_000;

/**
 * Stores the visits of a gateway in one statement; all gateways add to the same rows. In each slice the first visitor of
 * a network speaks for it.
 */
export async function addVisits(database: Database, visits: readonly WatchedVisit[]): Promise<void> {
  if (visits.length === 0) return;
  const rows = visits.map(({ tenant, at, ...rest }) => ({
    ...rest,
    at,
    tenant_code: tenant,
    slice: new Date(at.getTime() - (at.getTime() % sliceMs)),
  }));
  // Everybody uses one order, so that two gateways never wait for each other.
  await database.db.execute(sql`
    with told as (
      select distinct on (tenant_code, slot, package, build, slice, network) *
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (
        tenant_code text, slot text, package text, build text, slice timestamptz, network text, visitor text,
        at timestamptz, unloaded boolean, crashed boolean)
      order by tenant_code, slot, package, build, slice, network, at, visitor
    ),
    whole as (
      select tenant_code, slot, package, build, slice from watched_visit
      where (tenant_code, slot, package, build, slice) in (select tenant_code, slot, package, build, slice from told)
      group by 1, 2, 3, 4, 5
      having count(*) >= ${maxOfSlice}
    )
    insert into watched_visit (tenant_code, slot, package, build, slice, network, visitor, at, unloaded, crashed)
    select tenant_code, slot, package, build, slice, network, visitor, at, unloaded, crashed from told
    where not exists (
        select from whole
        where (whole.tenant_code, whole.slot, whole.package, whole.build, whole.slice)
          = (told.tenant_code, told.slot, told.package, told.build, told.slice))
      or exists (
        select from watched_visit known
        where (known.tenant_code, known.slot, known.package, known.build, known.slice, known.network)
          = (told.tenant_code, told.slot, told.package, told.build, told.slice, told.network))
    order by tenant_code, slot, package, build, slice, network
    on conflict (tenant_code, slot, package, build, slice, network) do update set
      unloaded = watched_visit.unloaded or excluded.unloaded,
      crashed = watched_visit.crashed or excluded.crashed
    where watched_visit.visitor = excluded.visitor`);
}

export async function forgetOldVisits(database: Database, now = new Date()): Promise<void> {
  await database.db.delete(watchedVisit).where(lt(watchedVisit.slice, new Date(now.getTime() - visitsKeptMs)));
}

/** The visits to a slot's release in a time. */
interface VisitsOf {
  tenant: string;
  slot: string;
  /** `<package>@<build>` */
  release: string;
  from: Date;
  until: Date;
}

/** Each network that had the release in that time, by the first of its visits. */
export async function countVisits(queryable: Queryable, asked: VisitsOf): Promise<WatchedVotes> {
  const { tenant, slot, release, from, until } = asked;
  const [packageName, build] = release.split('@');
  const { rows } = await queryable.execute<{ networks: number; unloaded: number; crashed: number }>(sql`
    select count(*)::int as networks,
      (count(*) filter (where unloaded))::int as unloaded,
      (count(*) filter (where crashed))::int as crashed
    from (
      select distinct on (network) unloaded, crashed
      from watched_visit
      where tenant_code = ${tenant} and slot = ${slot} and package = ${packageName} and build = ${build}
        and at >= ${from.toISOString()}::timestamptz and at < ${until.toISOString()}::timestamptz
      order by network, at
    ) as first`);
  const [row] = rows as unknown as WatchedVotes[];
  return row ?? { networks: 0, unloaded: 0, crashed: 0 };
}
