import type { Queryable } from '@portal/database';
import { certificate, company, companyProfile, permit, product } from '@portal/database/schema/platform';
import { legalIdLabel } from '@portal/shared/company-fields';
import { formatDay } from '@portal/shared/format';
import { and, between, eq, isNull, sql } from 'drizzle-orm';
import { daysAfter } from '../../kernel/data/days';
import { daysLeft, paperDay } from '../company/paper-expiry';

/** A company hears about a paper this many days before its end, and once more on the last day. */
const thresholds = [30, 7, 0] as const;
/** A portal that did not run for some days catches up on these days. Papers that ended earlier are no news. */
const latestDays = -3;

export type DuePaper = {
  readonly compCode: string;
  readonly name: string;
  /** The day in China's time. */
  readonly day: string;
  readonly days: number;
  /** The threshold that the notice is about. */
  readonly daysBefore: number;
} & (
  | { readonly kind: 'paper' }
  | { readonly kind: 'product'; readonly productCode: string }
  | { readonly kind: 'certificate'; readonly userCode: string }
);

type Found = DuePaper extends infer Kind ? (Kind extends DuePaper ? Omit<Kind, 'days' | 'daysBefore'> : never) : never;

/** Finds papers in company profiles that end between two days. */
async function profilePapers(db: Queryable, first: string, last: string): Promise<Found[]> {
  const termEnd = sql<string>`${companyProfile.permit}->>'termEnd'`;
  const idValidTo = sql<string>`${companyProfile.legalPerson}->>'idValidTo'`;
  const papers = [
    ['营业执照', termEnd],
    [legalIdLabel, idValidTo],
  ] as const;
  const found: Found[] = [];
  for (const [name, day] of papers) {
    const rows = await db
      .select({ compCode: company.compCode, day })
      .from(companyProfile)
      .innerJoin(company, eq(company.compCode, companyProfile.compCode))
      .where(and(eq(company.compStatus, '40'), between(day, first, last)));
    found.push(...rows.map((row): Found => ({ ...row, kind: 'paper', name })));
  }
  return found;
}

/** Finds certificates of companies and of people, except those that a newer one has replaced. */
async function certificates(db: Queryable, from: Date, to: Date): Promise<Found[]> {
  const newer = sql`exists (select 1 from ${certificate} other where other.comp_code = ${certificate.compCode}
    and other.user_code is not distinct from ${certificate.userCode} and other.valid_to > ${certificate.validTo})`;
  const rows = await db
    .select({ compCode: certificate.compCode, userCode: certificate.userCode, validTo: certificate.validTo })
    .from(certificate)
    .where(and(isNull(certificate.revokedAt), between(certificate.validTo, from, to), sql`not ${newer}`));
  return rows.map(({ compCode, userCode, validTo }): Found => {
    const day = formatDay(validTo);
    if (userCode === null) return { kind: 'paper', compCode, name: '企业数字证书', day };
    return { kind: 'certificate', compCode, userCode, name: '个人数字证书', day };
  });
}

async function products(db: Queryable, from: Date, to: Date): Promise<Found[]> {
  const rows = await db
    .select({
      compCode: permit.compCode,
      productCode: permit.productCode,
      name: product.productName,
      at: permit.expiresAt,
    })
    .from(permit)
    .innerJoin(product, eq(product.productCode, permit.productCode))
    .where(and(eq(permit.state, 'OPEN'), between(permit.expiresAt, from, to)));
  return rows.flatMap(({ at, ...row }) =>
    at === null ? [] : [{ ...row, kind: 'product' as const, day: formatDay(at) }],
  );
}

function asDue(found: Found, now: Date): DuePaper[] {
  const days = daysLeft(paperDay(found.day), now);
  const daysBefore = thresholds.findLast((threshold) => days <= threshold);
  return daysBefore === undefined || days < latestDays ? [] : [{ ...found, days, daysBefore }];
}

/** Finds the papers of every open company that end within thirty days or have just ended. */
export async function duePapers(db: Queryable, now: Date): Promise<DuePaper[]> {
  const [first] = thresholds;
  const [from, to] = [daysAfter(now, latestDays - 1), daysAfter(now, first + 1)];
  const found = [
    ...(await profilePapers(db, formatDay(from), formatDay(to))),
    ...(await certificates(db, from, to)),
    ...(await products(db, from, to)),
  ];
  return found.flatMap((paper) => asDue(paper, now));
}
