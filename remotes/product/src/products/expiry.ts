const dayMs = 86_400_000;
const china = 8 * 3_600_000;

/** So many days ahead the portal speaks of it. */
const ahead = 30;

const dayOf = (milliseconds: number) => Math.floor((milliseconds + china) / dayMs);

/** Days by the Chinese calendar until a permit ends, where that is soon; null where it is not, or never. */
export function soonExpiring(expireTime: string | null, now: number): number | null {
  if (expireTime === null) return null;
  const days = dayOf(Date.parse(expireTime)) - dayOf(now);
  return days >= 0 && days <= ahead ? days : null;
}
