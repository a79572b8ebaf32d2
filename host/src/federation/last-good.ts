import { type Clock, realClock } from './try-policy';

/** Which of two releases a customer gets when the new one does not come: pure, so that the times can be tested. */

/** How long a new release may keep a customer waiting while there is one that is known to be good. */
export const freshPatience = 2_000;

export type Preferred<T> =
  | { readonly from: 'fresh'; readonly value: T }
  | { readonly from: 'lastGood'; readonly value: T; readonly cause: unknown };

/** The new one. Where it fails or is late, whichever of the two is there first; where both fail, the reason of the new one. */
export async function preferFresh<T>(
  fresh: () => Promise<T>,
  lastGood: (() => Promise<T>) | null,
  clock: Clock = realClock,
): Promise<Preferred<T>> {
  const first = fresh().then((value): Preferred<T> => ({ from: 'fresh', value }));
  if (!lastGood) return first;
  let cause: unknown = new Error(`not there after ${freshPatience} ms`);
  const failed = first.catch((error: unknown) => {
    cause = error;
    return null;
  });
  const inTime = await Promise.race([failed, clock.wait(freshPatience).then(() => null)]);
  if (inTime) return inTime;
  const second = lastGood().then((value): Preferred<T> => ({ from: 'lastGood', value, cause }));
  return Promise.any([second, first]).catch(() => {
    throw cause;
  });
}
