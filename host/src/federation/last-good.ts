import { type Clock, realClock } from './try-policy';

/**
 * Decides which of two releases a customer gets when the new one does not come: pure, so that the times can be tested.
 */

/** The longest time that a new release may make a customer wait while a good release is known. */
export const freshPatience = 2_000;

export type Preferred<T> =
  | { readonly from: 'fresh'; readonly value: T }
  | { readonly from: 'lastGood'; readonly value: T; readonly cause: unknown };

/**
 * Prefers the new release. If it fails or is late, the first of the two to come wins; if both fail, the new one's
 * reason is thrown.
 */
export async function preferFresh<T>(
  fresh: () => Promise<T>,
  lastGood: (() => Promise<T>) | null,
  clock: Clock = realClock,
): Promise<Preferred<T>> {
  const first = fresh().then((value): Preferred<T> => ({ from: 'fresh', value }));
  if (!lastGood) return first;
  let cause: unknown = new DOMException(`not there after ${freshPatience} ms`, 'TimeoutError');
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
