import type { Queryable } from '@portal/database';
import { holiday } from '@portal/database/schema/platform';
import { and, gte, lte } from 'drizzle-orm';
import { daysAfter } from '../../kernel/data/days';

/** China has no summer time. */
const chinaMs = 8 * 3_600_000;

/** The days that are not as their place in the week says: true is a day that is worked. */
export type OddDays = ReadonlyMap<string, boolean>;

/** The day in China, `YYYY-MM-DD`. */
const dayOf = (at: Date) => new Date(at.getTime() + chinaMs).toISOString().slice(0, 10);

function isWorked(at: Date, oddDays: OddDays): boolean {
  const weekday = new Date(at.getTime() + chinaMs).getUTCDay();
  return oddDays.get(dayOf(at)) ?? (weekday !== 0 && weekday !== 6);
}

/**
 * The same hour, some working days later. A time on a free day counts as the beginning of the next working day: a
 * request of a Saturday with a limit of one day has until the end of Monday.
 */
export function afterWorkingDays(from: Date, days: number, oddDays: OddDays): Date {
  let at = from;
  if (!isWorked(at, oddDays)) {
    while (!isWorked(at, oddDays)) at = daysAfter(at, 1);
    at = new Date(`${dayOf(at)}T00:00:00+08:00`);
  }
  for (let left = days; left > 0; ) {
    at = daysAfter(at, 1);
    // The end of a Friday is the beginning of a free day: the limit stays there.
    const isEnd = at.getTime() === Date.parse(`${dayOf(at)}T00:00:00+08:00`);
    if (isWorked(isEnd ? new Date(at.getTime() - 1) : at, oddDays)) left -= 1;
  }
  return at;
}

/** No row of holidays is longer, and limits are short. */
const lookAheadDays = 120;

export async function oddDaysAfter(db: Queryable, from: Date): Promise<OddDays> {
  const [first, last] = [dayOf(from), dayOf(daysAfter(from, lookAheadDays))];
  const rows = await db
    .select({ day: holiday.day, working: holiday.working })
    .from(holiday)
    .where(and(gte(holiday.day, first), lte(holiday.day, last)));
  return new Map(rows.map(({ day, working }) => [day, working]));
}
