import { useLayoutEffect, useState } from 'react';
import { create } from 'zustand';

/** Dialogs and panels that are open, the topmost last. */
const useOpened = create<readonly object[]>()(() => []);

/**
 * Returns whether another dialog or panel has been opened over this one. This one then hides and keeps everything that
 * was typed: the person sees a next step, never a dialog on a panel.
 */
export function useBeneath(open: boolean): boolean {
  const [self] = useState(() => ({}));
  useLayoutEffect(() => {
    if (!open) return;
    useOpened.setState((opened) => [...opened, self], true);
    return () => useOpened.setState((opened) => opened.filter((layer) => layer !== self), true);
  }, [open, self]);
  return useOpened((opened) => opened.includes(self) && opened.at(-1) !== self);
}
