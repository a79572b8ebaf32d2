const signs = ['pointerover', 'keydown'];

/** Does what the page can do without once somebody moves a pointer or presses a key: they may soon go somewhere. */
export function atFirstSign(act: () => Promise<void>): void {
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin);
    act().catch(() => undefined);
  };
  for (const sign of signs) addEventListener(sign, begin);
}
