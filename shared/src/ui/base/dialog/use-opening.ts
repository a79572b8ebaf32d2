import { useState } from 'react';

/**
 * Returns a key that changes each time a layer opens. Somebody may open it again while it is still leaving the screen;
 * with this key its content begins anew then, too.
 */
export function useOpening(open: boolean): number {
  const [last, setLast] = useState({ open, key: 0 });
  if (last.open === open) return last.key;
  const key = open ? last.key + 1 : last.key;
  setLast({ open, key });
  return key;
}
