/** Days as `YYYY-MM-DD`: they can be compared as texts. */

const dayPattern = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** Returns whether the calendar has this day. */
export function isDay(text: string): boolean {
  const time = dayPattern.test(text) ? Date.parse(text) : Number.NaN;
  // 30 February is no date to some browsers, and a day in March to others.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
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
