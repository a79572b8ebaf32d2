import type { Database } from '@portal/database';
import { visitorReport } from '@portal/database/schema/page-reports';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { type CanaryCounts, type DrawnCounts, slowBeyond } from './canary-verdict';
import { timeLimits } from './load-times';

interface Build {
  package: string;
  build: string;
}

/** A slot's canary and the release beside it. */
export interface JudgedCanary {
  tenant: string;
  slot: string;
  since: Date;
  canary: Build;
  stable: Build;
}

/** What visitors reported of a release, for people: reports, not votes. */
export interface ReleaseFigures {
  visitors: number;
  networks: number;
  failed: number;
  fellBack: number;
  crashed: number;
  loaded: number;
  /** The loads that took longer than the stable release's usual time. */
  slow: number;
}

export interface CountedCanary {
  counts: CanaryCounts;
  canary: ReleaseFigures;
  stable: ReleaseFigures;
  /** The stable release's usual time in ms; null while it is not known. */
  slowBeyond: number | null;
}

/**
 * The visitors that count. With more, the latest do: a fault that begins late is then found, too, and the chance of an
 * error holds for so many visitors at a time.
 */
const maxJudged = 100_000;

type VoteKind = 'heard' | 'unloaded' | 'crashed' | 'slow';

interface CountedRow extends Record<string, unknown> {
  votes: { kind: VoteKind; share: number; canary: boolean; networks: number }[] | null;
  alone: { networks: number; crashed: number };
  figures: (ReleaseFigures & { canary: boolean })[] | null;
}

const nothing: ReleaseFigures = { visitors: 0, networks: 0, failed: 0, fellBack: 0, crashed: 0, loaded: 0, slow: 0 };

/**
 * The visits that were drawn. A gateway from before the draw was in the ticket wrote no share, and a visit whose browser
 * takes no number was not drawn.
 */
function drawnVisits(database: Database, { tenant, slot, since, canary, stable }: JudgedCanary) {
  return database.db
    .select({
      network: visitorReport.network,
      visitor: visitorReport.visitor,
      at: visitorReport.at,
      share: visitorReport.share,
      canary: sql<boolean>`(package, build) = (${canary.package}, ${canary.build})`.as('canary'),
      failed: visitorReport.failed,
      fellBack: visitorReport.fellBack,
      crashed: visitorReport.crashed,
      timeClass: visitorReport.timeClass,
    })
    .from(visitorReport)
    .where(
      and(
        eq(visitorReport.tenantCode, tenant),
        eq(visitorReport.slot, slot),
        eq(visitorReport.canarySince, since),
        gt(visitorReport.share, 0),
        inArray(
          sql`(package, build)`,
          [canary, stable].map((one) => sql`(${one.package}, ${one.build})`),
        ),
      ),
    )
    .orderBy(sql`${visitorReport.at} desc`)
    .limit(maxJudged);
}

/** How many of the stable release's networks had it within each class of time, by their first load. */
async function stableTimes(database: Database, judged: JudgedCanary): Promise<number[]> {
  const { rows } = await database.db.execute<{ place: number; networks: number }>(sql`
    select place, count(*)::int as networks
    from (
      select distinct on (network) time_class as place
      from (${drawnVisits(database, judged)}) as visit (network, visitor, at, share, canary, failed, fell_back, crashed, time_class)
      where not canary and time_class is not null
      order by network, at, visitor
    ) as first
    group by place`);
  const known = new Map(rows.map(({ place, networks }) => [place, networks]));
  return timeLimits.map((_limit, place) => known.get(place) ?? 0);
}

function drawnCounts(votes: CountedRow['votes']): DrawnCounts[] {
  const byShare = new Map<number, DrawnCounts>();
  for (const { kind, share, canary, networks } of votes ?? []) {
    const known = byShare.get(share) ?? {
      share: share / 100,
      ...{ heard: { canary: 0, stable: 0 }, unloaded: { canary: 0, stable: 0 } },
      ...{ crashed: { canary: 0, stable: 0 }, slow: { canary: 0, stable: 0 } },
    };
    known[kind][canary ? 'canary' : 'stable'] += networks;
    byShare.set(share, known);
  }
  return [...byShare.values()];
}

/** Counts what a canary is judged by, and what people want to know of it. */
export async function countCanary(database: Database, judged: JudgedCanary): Promise<CountedCanary> {
  const place = slowBeyond(await stableTimes(database, judged));
  const slow = place === undefined ? sql`false` : sql`time_class > ${place}`;
  const firstOf = (kind: VoteKind, condition: ReturnType<typeof sql>) => sql`
    (select distinct on (network) ${sql.raw(`'${kind}'`)} as kind, share, canary
     from visit where ${condition} order by network, at, visitor)`;
  const { rows } = await database.db.execute<CountedRow>(sql`
    with visit (network, visitor, at, share, canary, failed, fell_back, crashed, time_class) as materialized (
      ${drawnVisits(database, judged)}
    ),
    vote as (
      (select distinct on (network, share) 'heard' as kind, share, canary from visit
       order by network, share, at, visitor)
      union all ${firstOf('unloaded', sql`failed or fell_back`)}
      union all ${firstOf('crashed', sql`crashed`)}
      union all ${firstOf('slow', slow)}
    ),
    first as (select distinct on (network) crashed from visit where canary order by network, at, visitor)
    select
      (select json_agg(counted) from (
        select kind, share, canary, count(*)::int as networks from vote group by kind, share, canary) as counted) as votes,
      (select json_build_object('networks', count(*), 'crashed', count(*) filter (where crashed)) from first) as alone,
      (select json_agg(summed) from (
        select canary, count(*)::int as visitors, count(distinct network)::int as networks,
          (count(*) filter (where failed))::int as failed,
          (count(*) filter (where fell_back))::int as "fellBack",
          (count(*) filter (where crashed))::int as crashed,
          count(time_class)::int as loaded,
          (count(*) filter (where ${slow}))::int as slow
        from visit group by canary) as summed) as figures`);
  const [row] = rows;
  const figuresOf = (wanted: boolean): ReleaseFigures => {
    const { canary: _, ...figures } = row?.figures?.find(({ canary }) => canary === wanted) ?? {
      ...nothing,
      canary: wanted,
    };
    return figures;
  };
  return {
    counts: { drawn: drawnCounts(row?.votes ?? null), canaryAlone: row?.alone ?? { networks: 0, crashed: 0 } },
    canary: figuresOf(true),
    stable: figuresOf(false),
    slowBeyond: (place === undefined ? undefined : timeLimits[place]) ?? null,
  };
}
