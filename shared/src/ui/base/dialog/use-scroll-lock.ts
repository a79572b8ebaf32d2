import { useLayoutEffect } from 'react';

let locks = 0;

function lock(): void {
  locks += 1;
  if (locks > 1) return;
  const root = document.documentElement;
  const scrollBar = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  if (scrollBar > 0) root.style.paddingRight = `${scrollBar}px`;
}

function unlock(): void {
  locks -= 1;
  if (locks > 0) return;
  document.documentElement.style.overflow = '';
  document.documentElement.style.paddingRight = '';
}

/**
 * Stops the page behind from scrolling. antd's own lock inserts a style tag without a nonce, which the portal's policy
 * blocks.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    lock();
    return unlock;
  }, [locked]);
}
