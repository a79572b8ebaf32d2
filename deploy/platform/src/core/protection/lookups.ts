import type { PersonContext } from '../calls/context';
import { holdLimit } from './rate-limit';

/** A day's worth, in minutes' worths. */
const dayInMinutes = 10;

/** Before somebody is told whether a number is known: who asks for one after another is stopped, wherever they sit. */
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
