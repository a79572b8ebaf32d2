const signs = ['pointerover', 'keydown'];

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
