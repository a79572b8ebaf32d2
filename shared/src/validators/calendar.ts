/** Days as `YYYY-MM-DD`: they can be compared as texts. */

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Tells whether the calendar has this day. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (dayPattern.exec(text) ?? []).map(Number);
  if (!year || !month || !day) return false;
  return month <= 12 && day <= daysIn(year, month);
}

const millisecondsAheadOfUtc = 8 * 3_600_000;

/** Today's date in China, on a machine of any time zone. */
export function todayInChina(now: number = Date.now()): string {
  return new Date(now + millisecondsAheadOfUtc).toISOString().slice(0, 10);
}

/** The day on which a person reaches an age. Birth on 29 February: it is 1 March if the year has no such day. */
export function dayOfAge(birth: string, age: number): string {
  const day = `${String(Number(birth.slice(0, 4)) + age).padStart(4, '0')}${birth.slice(4)}`;
  return isDay(day) ? day : day.replace('-02-29', '-03-01');
}
