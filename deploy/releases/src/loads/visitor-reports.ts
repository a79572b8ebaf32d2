import type { Database } from '@portal/database';
import { loadCount, pointer, visitorReport } from '@portal/database/schema/releases';
import { and, eq, lt, notExists, or, sql } from 'drizzle-orm';
import { forgetOldLoads } from './slot-loads';
import type { AddressGroup, VisitorSample } from './visitor-sample';

/** A slot's canary, or the release that it runs beside. */
export interface JudgedRelease {
  tenant: string;
  slot: string;
  /** The start of the canary. Reports about an earlier canary say nothing about this one. */
  since: Date;
  package: string;
  build: string;
}

/** The reports of one visitor's pages about a release. */
export interface VisitorReport extends JudgedRelease {
  /** A mark of the visitor, and a mark of the address: up to 64 letters, digits, `-` and `_`. */
  visitor: string;
  address: string;
  loaded: boolean;
  failed: boolean;
  fellBack: boolean;
  crashed: boolean;
  /** The class of the first load's time. */
  timeClass: number | null;
}

/**
 * The most reports on a release that one address can store. That is far more than its share of a verdict, and cannot
 * fill a disk.
 */
const mostOfAddress = 200;
/** A verdict needs only this many of a release's latest visitors. */
const mostJudged = 20_000;
const keptFor = 14 * 24 * 3_600_000;

/**
 * Stores the reports of a gateway in one statement; all gateways add to the same rows. A report that comes twice, here
 * or at another gateway, counts once.
 */
export async function addReports(database: Database, reports: readonly VisitorReport[]): Promise<void> {
  if (reports.length === 0) return;
  const rows = reports.map(({ tenant, since, fellBack, timeClass, ...rest }) => ({
    ...rest,
    tenant_code: tenant,
    canary_since: since,
    fell_back: fellBack,
    time_class: timeClass,
  }));
  // Everybody uses one order, so that two gateways never wait for each other.
  await database.db.execute(sql`
    insert into visitor_report
      (tenant_code, slot, canary_since, package, build, visitor, address, loaded, failed, fell_back, crashed, time_class)
    select told.tenant_code, told.slot, told.canary_since, told.package, told.build, told.visitor, told.address,
      told.loaded, told.failed, told.fell_back, told.crashed, told.time_class
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (
      tenant_code text, slot text, canary_since timestamptz, package text, build text, visitor text, address text,
      loaded boolean, failed boolean, fell_back boolean, crashed boolean, time_class integer)
    where exists (
        select from visitor_report known
        where (known.tenant_code, known.slot, known.canary_since, known.package, known.build, known.visitor)
          = (told.tenant_code, told.slot, told.canary_since, told.package, told.build, told.visitor))
      or (
        select count(*) from visitor_report known
        where (known.tenant_code, known.slot, known.canary_since, known.package, known.build, known.address)
          = (told.tenant_code, told.slot, told.canary_since, told.package, told.build, told.address)
      ) < ${mostOfAddress}
    order by told.tenant_code, told.slot, told.canary_since, told.package, told.build, told.visitor
    on conflict (tenant_code, slot, canary_since, package, build, visitor) do update set
      loaded = visitor_report.loaded or excluded.loaded,
      failed = visitor_report.failed or excluded.failed,
      fell_back = visitor_report.fell_back or excluded.fell_back,
      crashed = visitor_report.crashed or excluded.crashed,
      time_class = coalesce(visitor_report.time_class, excluded.time_class)`);
}

interface GroupRow extends Record<string, unknown> {
  addresses: number;
  visitors: number;
  failed: number;
  fell_back: number;
  unloaded: number;
  crashed: number;
  times: number[] | null;
}

/**
 * The known reports on a release. Addresses with the same figures come as one row: nearly all of them have the same.
 */
export async function readSample(database: Database, release: JudgedRelease): Promise<VisitorSample> {
  const { tenant, slot, since, package: packageName, build } = release;
  const latest = database.db
    .select()
    .from(visitorReport)
    .where(
      and(
        eq(visitorReport.tenantCode, tenant),
        eq(visitorReport.slot, slot),
        eq(visitorReport.canarySince, since),
        eq(visitorReport.package, packageName),
        eq(visitorReport.build, build),
      ),
    )
    .orderBy(sql`${visitorReport.at} desc`)
    .limit(mostJudged);
  const { rows } = await database.db.execute<GroupRow>(sql`
    select visitors, failed, fell_back, unloaded, crashed, times, count(*)::int as addresses
    from (
      select
        count(*)::int as visitors,
        (count(*) filter (where failed))::int as failed,
        (count(*) filter (where fell_back))::int as fell_back,
        (count(*) filter (where failed or fell_back))::int as unloaded,
        (count(*) filter (where crashed))::int as crashed,
        array_agg(time_class order by time_class) filter (where time_class is not null) as times
      from (${latest}) as latest
      group by address
    ) as by_address
    group by visitors, failed, fell_back, unloaded, crashed, times`);
  return rows.map(
    ({ fell_back: fellBack, times, ...group }): AddressGroup => ({ ...group, fellBack, times: times ?? [] }),
  );
}

/**
 * Deletes the reports on canaries that are over, counts of loads, and rows of gateways from before `visitor_report`.
 */
export async function forgetOldReports(database: Database, now = new Date()): Promise<void> {
  const old = new Date(now.getTime() - keptFor);
  const running = database.db
    .select({ slot: pointer.slot })
    .from(pointer)
    .where(
      and(
        eq(pointer.tenantCode, visitorReport.tenantCode),
        eq(pointer.slot, visitorReport.slot),
        eq(pointer.canarySince, visitorReport.canarySince),
      ),
    );
  await database.db.delete(visitorReport).where(or(lt(visitorReport.at, old), notExists(running)));
  await database.db.delete(loadCount).where(lt(loadCount.slice, old));
  await forgetOldLoads(database, now);
}
