import { type RefObject, useEffect, useRef } from 'react';

/** antd focuses the menu three frames after it was opened, even where it has been closed again by then. */
const framesUntilSettled = 4;

function afterFrames(count: number, act: () => void): () => void {
  let left = count;
  let frame = requestAnimationFrame(function next() {
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(next);
    else act();
  });
  return () => cancelAnimationFrame(frame);
}

/** Whoever closes the menu is back at its button, unless the action has led elsewhere: into a dialog, say. */
export function useFocusReturn(open: boolean, button: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);

  useEffect(() => {
    const closing = wasOpen.current && !open;
    wasOpen.current = open;
    if (!closing) return;
    return afterFrames(framesUntilSettled, () => {
      const at = document.activeElement;
      if (at === document.body || at?.closest('[role="menu"]')) button.current?.focus();
    });
  }, [open, button]);
}
