import type { PersonContext } from '../calls/context';
import { holdLimit } from './rate-limit';

/** The limit of a day is ten times the limit of a minute. */
const dayInMinutes = 10;

/**
 * Call it before somebody is told whether a number is known. It stops a person who asks for one number after another,
 * from any address.
 */
export async function holdLookups({ db, config, now, origin, session }: PersonContext): Promise<void> {
  const { lookups } = config.perMinute;
  for (const [whose, most] of [
    [session.userCode, lookups],
    [origin.address, lookups * 5],
  ] as const) {
    await holdLimit(db, { key: `lookup:${whose}`, most, seconds: 60 }, now);
    await holdLimit(db, { key: `lookup-day:${whose}`, most: most * dayInMinutes, seconds: 86_400 }, now);
  }
}
