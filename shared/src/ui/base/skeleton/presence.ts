/** Nothing is shown under 200 ms; a skeleton that was shown stays long enough not to flash. */
const showAfter = 200;
const showAtLeast = 300;

export interface Presence {
  shown: boolean;
  /** Milliseconds until the answer may change by itself; null when it will not. */
  recheckIn: number | null;
}

/**
 * Whether a skeleton is on screen. `loadingSince` is null when nothing loads; `shownSince` is null when no skeleton is
 * on screen.
 */
export function skeletonPresence(now: number, loadingSince: number | null, shownSince: number | null): Presence {
  if (shownSince !== null) {
    if (loadingSince !== null) return { shown: true, recheckIn: null };
    const left = shownSince + showAtLeast - now;
    return left > 0 ? { shown: true, recheckIn: left } : { shown: false, recheckIn: null };
  }
  if (loadingSince === null) return { shown: false, recheckIn: null };
  const left = loadingSince + showAfter - now;
  return left > 0 ? { shown: false, recheckIn: left } : { shown: true, recheckIn: null };
}
