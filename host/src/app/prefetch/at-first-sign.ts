/** A pointer that rests where a page opens gives `pointerover`, too, and moves nothing. */
export const signs = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Acts once somebody moves a pointer or presses a key: they may soon go somewhere. The page itself can do without it.
 */
export function atFirstSign(act: () => Promise<void>): void {
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin);
    act().catch(() => undefined);
  };
  for (const sign of signs) addEventListener(sign, begin);
}
