import { type RefObject, useEffect } from 'react';

/** antd focuses the menu three frames after it was opened, even where it has been closed again by then. */
const framesUntilSettled = 4;

function afterFrames(count: number, act: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, act) : act()));
}

/** Whoever closes the menu is back at its button, unless the action has led elsewhere: into a dialog, say. */
export function useFocusReturn(open: boolean, button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!open) return;
    return () =>
      afterFrames(framesUntilSettled, () => {
        const at = document.activeElement;
        if (at === document.body || at?.closest('[role="menu"]')) button.current?.focus();
      });
  }, [open, button]);
}
