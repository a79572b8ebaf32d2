import type { CallReply, ProductFigures } from '@portal/shared/contract';
import { daysBetween } from '@portal/shared/format';
import { daysFrom } from '../side/days';

export type ToldFigures = CallReply<'productFigures'>[number];

export interface Due {
  readonly date: string;
  readonly cents: number;
  /** What is paid for on this day. */
  readonly titles: readonly string[];
}

export interface Month {
  /** `YYYY-MM` */
  readonly month: string;
  readonly cents: number;
}

/** The figures of all products that tell some, as one company's. */
export interface CompanyFigures {
  /** Null: no product gives a limit. */
  readonly limit: ProductFigures['limit'];
  /** One for each of the next thirty days. */
  readonly days: readonly Due[];
  readonly dueCents: number;
  /** Null: no product tells of months. `balance` only if none tells what was financed. */
  readonly months: { readonly kind: 'volume' | 'balance'; readonly rows: readonly Month[] } | null;
}

/** What a part says instead of its own words for nothing, because a product has not answered. */
export interface Nothing {
  readonly nothing: string | undefined;
}

/** So many days ahead the band looks. */
export const aheadDays = 30;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function sumLimits(told: readonly ProductFigures[]): ProductFigures['limit'] {
  const limits = told.flatMap(({ limit }) => limit ?? []);
  if (limits.length === 0) return null;
  return { total: sum(limits.map(({ total }) => total)), used: sum(limits.map(({ used }) => used)) };
}

function sumMonths(told: readonly ProductFigures[], thisMonth: string): CompanyFigures['months'] {
  const given = told.flatMap(({ months }) => months ?? []);
  const kind = given.some((one) => one.kind === 'volume') ? 'volume' : 'balance';
  const rows = given.filter((one) => one.kind === kind).flatMap((one) => one.rows);
  if (rows.length === 0) return null;
  // In a month that no product tells of yet nothing was financed.
  const begun = kind === 'volume' ? [thisMonth] : [];
  const names = [...new Set([...rows.map(({ month }) => month), ...begun])].sort();
  const centsOf = (name: string) => sum(rows.filter(({ month }) => month === name).map(({ cents }) => cents));
  return { kind, rows: names.map((month) => ({ month, cents: centsOf(month) })) };
}

/** Adds up what the products have told. `today` is a day as `YYYY-MM-DD`. */
export function companyFigures(told: readonly ToldFigures[], today: string): CompanyFigures {
  const figures = told.flatMap((one) => one.figures ?? []);
  const dues = figures
    .flatMap((one) => one.dues)
    .filter(({ date }) => daysBetween(today, date) >= 0 && daysBetween(today, date) < aheadDays);
  const days = daysFrom(today, aheadDays).map((date) => {
    const ofDay = dues.filter((due) => due.date === date);
    return { date, cents: sum(ofDay.map(({ cents }) => cents)), titles: [...new Set(ofDay.map(({ title }) => title))] };
  });
  return {
    limit: sumLimits(figures),
    days,
    dueCents: sum(days.map(({ cents }) => cents)),
    months: sumMonths(figures, today.slice(0, 7)),
  };
}
