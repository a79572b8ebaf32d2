type Listener = () => void;

let count = 0;
const listeners = new Set<Listener>();

/** The number of writes under way, as the api client counts them. */
export const loadingCount = (): number => count;

export function setLoadingCount(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

export function onLoadingCount(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
