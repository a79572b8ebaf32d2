import type { Database } from '@portal/database';
import { pageVital } from '@portal/database/schema/page-reports';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { grouped } from '../errors/grouped';
import { type Percentile, percentileOf, type Vital, vitalNames } from './vital-classes';

/** The visits of a page with one class of a vital, of which a gateway heard since it last told. */
export interface VitalCount {
  tenant: string;
  slot: string;
  package: string;
  build: string;
  page: string;
  vital: Vital;
  class: number;
  visits: number;
}

const keptDays = 30;

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 24 * 3_600_000).toISOString().slice(0, 10);

/** Adds to the day's counts in one statement; all gateways add to the same rows. */
export async function addVitals(database: Database, told: readonly VitalCount[], now = new Date()): Promise<void> {
  if (told.length === 0) return;
  const rows = told.map(({ tenant, ...rest }) => ({ ...rest, tenant_code: tenant }));
  // Everybody uses one order, so that two gateways never wait for each other.
  await database.db.execute(sql`
    insert into page_vital (day, tenant_code, slot, package, build, page, vital, class, visits)
    select ${dayBefore(now, 0)}::date, told.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (
      tenant_code text, slot text, package text, build text, page text, vital text, class integer, visits integer)
    order by told.tenant_code, told.slot, told.package, told.build, told.page, told.vital, told.class
    on conflict (day, tenant_code, slot, package, build, page, vital, class)
    do update set visits = page_vital.visits + excluded.visits`);
}

export interface VitalQuery {
  slot: string;
  /** Only releases of this package. */
  package?: string | undefined;
  release?: { package: string; build: string } | undefined;
  tenant?: string | undefined;
  /** Only what was seen at these tenants; undefined: at all. */
  among?: readonly string[] | undefined;
  /** Today and the days before it. */
  days: number;
}

/** A page in one release, for three visits in four. */
export interface ListedVitals extends Partial<Record<Vital, Percentile>> {
  release: string;
  page: string;
  /** The last day on which somebody told of the release. */
  lastDay: string;
}

const counted = {
  package: pageVital.package,
  build: pageVital.build,
  page: pageVital.page,
  vital: pageVital.vital,
  class: pageVital.class,
  visits: sql`sum(${pageVital.visits})`.mapWith(Number),
  lastDay: sql<string>`max(${pageVital.day})::text`,
};

type Counted = { [N in keyof typeof counted]: N extends 'class' | 'visits' ? number : string };

function percentilesOf(rows: readonly Counted[]): Partial<Record<Vital, Percentile>> {
  const told = vitalNames.flatMap((name) => {
    const counts = rows.filter(({ vital }) => vital === name).map((row) => [row.class, row.visits] as const);
    const percentile = percentileOf(name, new Map(counts));
    return percentile ? [[name, percentile] as const] : [];
  });
  return Object.fromEntries(told);
}

/** The vitals of a slot's pages by release, the release that was last told of first. */
export async function listVitals({ db }: Database, query: VitalQuery, now = new Date()): Promise<ListedVitals[]> {
  const { slot, package: own, release: asked, tenant, among, days } = query;
  const rows = await db
    .select(counted)
    .from(pageVital)
    .where(
      and(
        eq(pageVital.slot, slot),
        gte(pageVital.day, dayBefore(now, days - 1)),
        own === undefined ? undefined : eq(pageVital.package, own),
        asked && and(eq(pageVital.package, asked.package), eq(pageVital.build, asked.build)),
        tenant === undefined ? undefined : eq(pageVital.tenantCode, tenant),
        among && inArray(pageVital.tenantCode, [...among]),
      ),
    )
    .groupBy(pageVital.package, pageVital.build, pageVital.page, pageVital.vital, pageVital.class)
    .orderBy(pageVital.package, pageVital.build, pageVital.page);
  const nameOf = (row: Counted) => `${row.package}@${row.build}`;
  return [...grouped(rows, nameOf)]
    .map(([release, ofRelease]) => ({
      lastDay:
        ofRelease
          .map((row) => row.lastDay)
          .toSorted()
          .at(-1) ?? '',
      pages: [...grouped(ofRelease, (row) => row.page)].map(([page, ofPage]) => ({
        ...{ release, page },
        ...percentilesOf(ofPage),
      })),
    }))
    .toSorted((one, other) => other.lastDay.localeCompare(one.lastDay))
    .flatMap(({ lastDay, pages }) => pages.map((page) => ({ ...page, lastDay })));
}

/** Deletes the counts of more than 30 days ago. */
export async function forgetOldVitals({ db }: Database, now = new Date()): Promise<void> {
  await db.delete(pageVital).where(lt(pageVital.day, dayBefore(now, keptDays)));
}
