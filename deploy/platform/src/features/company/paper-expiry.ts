const dayMs = 86_400_000;
const china = 8 * 3_600_000;

/** So many days ahead the portal speaks of a paper that runs out. */
export const aheadDays = 30;

const dayOf = (time: Date) => Math.floor((time.getTime() + china) / dayMs);

/** The last day of a paper, as it is written on it. */
export const paperDay = (day: string) => new Date(`${day}T00:00:00+08:00`);

/** Days that a paper is still good for by the Chinese calendar; below zero once it has run out. */
export const daysLeft = (expiresAt: Date, now: Date) => dayOf(expiresAt) - dayOf(now);

/** Whether a paper runs out soon, or has. */
export const isExpiring = (expireDate: string | null, now: Date) =>
  expireDate !== null && daysLeft(paperDay(expireDate), now) <= aheadDays;
