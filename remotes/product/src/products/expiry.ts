const dayMs = 86_400_000;
const china = 8 * 3_600_000;

/** So many days ahead the portal warns of the end. */
const ahead = 30;

const dayOf = (milliseconds: number) => Math.floor((milliseconds + china) / dayMs);

/** Days by the Chinese calendar until a permit ends, if that is soon; otherwise null, also for a permit without end. */
export function soonExpiring(expireTime: string | null, now: number): number | null {
  if (expireTime === null) return null;
  const days = dayOf(Date.parse(expireTime)) - dayOf(now);
  return days >= 0 && days <= ahead ? days : null;
}
