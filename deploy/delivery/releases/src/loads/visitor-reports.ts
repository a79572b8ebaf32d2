import type { Database } from '@portal/database';
import { loadCount, visitorReport } from '@portal/database/schema/page-reports';
import { pointer } from '@portal/database/schema/releases';
import { and, eq, lt, notExists, or, sql } from 'drizzle-orm';
import { forgetOldLoads } from './slot-loads';

/** The reports of one visitor's pages about a slot's canary, or about the release that it runs beside. */
export interface VisitorReport {
  tenant: string;
  slot: string;
  /** The start of the canary. Reports about an earlier canary say nothing about this one. */
  since: Date;
  package: string;
  build: string;
  /** A mark of the visitor at this share, and a mark of the network: up to 64 letters, digits, `-` and `_`. */
  visitor: string;
  network: string;
  /** The canary's share when the visit was drawn, in percent; 0 if it was not drawn. */
  share: number;
  loaded: boolean;
  failed: boolean;
  fellBack: boolean;
  crashed: boolean;
  /** The class of the first load's time. */
  timeClass: number | null;
}

/** The most visitors of a release that one network can store. It has one vote, and cannot fill a disk. */
const maxOfNetwork = 200;
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
      (tenant_code, slot, canary_since, package, build, visitor, address, share, loaded, failed, fell_back, crashed, time_class)
    select told.tenant_code, told.slot, told.canary_since, told.package, told.build, told.visitor, told.network,
      told.share, told.loaded, told.failed, told.fell_back, told.crashed, told.time_class
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (
      tenant_code text, slot text, canary_since timestamptz, package text, build text, visitor text, network text,
      share integer, loaded boolean, failed boolean, fell_back boolean, crashed boolean, time_class integer)
    where exists (
        select from visitor_report known
        where (known.tenant_code, known.slot, known.canary_since, known.package, known.build, known.visitor)
          = (told.tenant_code, told.slot, told.canary_since, told.package, told.build, told.visitor))
      or (
        select count(*) from visitor_report known
        where (known.tenant_code, known.slot, known.canary_since, known.package, known.build, known.address)
          = (told.tenant_code, told.slot, told.canary_since, told.package, told.build, told.network)
      ) < ${maxOfNetwork}
    order by told.tenant_code, told.slot, told.canary_since, told.package, told.build, told.visitor
    on conflict (tenant_code, slot, canary_since, package, build, visitor) do update set
      loaded = visitor_report.loaded or excluded.loaded,
      failed = visitor_report.failed or excluded.failed,
      fell_back = visitor_report.fell_back or excluded.fell_back,
      crashed = visitor_report.crashed or excluded.crashed,
      time_class = coalesce(visitor_report.time_class, excluded.time_class)`);
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
