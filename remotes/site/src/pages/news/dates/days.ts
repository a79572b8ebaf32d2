/** Days as the address and the platform write them, `2026-11-03`. Pure; the calendar's arithmetic is in UTC. */

const dayLength = 24 * 60 * 60 * 1000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text)) && dayAt(timeOf(text)) === text;

/** Reads a typed day, also one without zeros, or with strokes, dots or nothing between. Null if it is no day. */
export function readDay(text: string): string | null {
  const parts = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/.exec(text.trim());
  if (!parts) return null;
  const [, year = '', month = '', date = ''] = parts;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

export function dayOfToday(): string {
  const now = new Date();
  return dayAt(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

export const addDays = (day: string, days: number): string => dayAt(timeOf(day) + days * dayLength);

/** The same day some months later, or the last day of that month. */
export function addMonths(day: string, months: number): string {
  const date = new Date(timeOf(day));
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return dayAt(first.getTime() + (Math.min(date.getUTCDate(), last) - 1) * dayLength);
}

/** The weeks of a day's month, from Monday. */
export function weeksAround(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const monday = addDays(first, -((new Date(timeOf(first)).getUTCDay() + 6) % 7));
  const weeks: string[][] = [];
  for (let start = monday; start < addMonths(first, 1); start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  return weeks;
}
