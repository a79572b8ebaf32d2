import { dayMs } from '../../kernel/data/days';

const china = 8 * 3_600_000;

/** The portal shows this many days before that a paper expires. */
export const aheadDays = 30;

const dayOf = (time: Date) => Math.floor((time.getTime() + china) / dayMs);

/** The last day of a paper, as the paper says it. */
export const paperDay = (day: string) => new Date(`${day}T00:00:00+08:00`);

/** The days for which a paper is still valid, in China's time; below zero after it has expired. */
export const daysLeft = (expiresAt: Date, now: Date) => dayOf(expiresAt) - dayOf(now);

/** Returns whether a paper expires soon, or has expired. */
export const isExpiring = (expireDate: string | null, now: Date) =>
  expireDate !== null && daysLeft(paperDay(expireDate), now) <= aheadDays;
