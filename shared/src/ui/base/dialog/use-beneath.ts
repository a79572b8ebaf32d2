import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Dialogs and panels that are open, the topmost last. */
let opened: readonly object[] = [];
const listeners = new Set<() => void>();

function change(next: readonly object[]): void {
  opened = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Tells whether another dialog or panel has been opened over this one. This one then hides and keeps everything that
 * was typed: the person sees a next step, never a dialog on a panel.
 */
export function useBeneath(open: boolean): boolean {
  const [self] = useState(() => ({}));
  useLayoutEffect(() => {
    if (!open) return;
    change([...opened, self]);
    return () => change(opened.filter((layer) => layer !== self));
  }, [open, self]);
  return useSyncExternalStore(subscribe, () => opened.includes(self) && opened.at(-1) !== self);
}
