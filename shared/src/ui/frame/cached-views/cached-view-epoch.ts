type Listener = () => void;

let epoch = 0;
const listeners = new Set<Listener>();

/** Grows with each clearing. A view kept under an older number is gone. */
export function cachedViewEpoch(): number {
  return epoch;
}

export function onCachedViewsCleared(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets every kept list view: for company switch and logout. */
export function clearCachedViews(): void {
  epoch += 1;
  for (const listener of listeners) listener();
}
